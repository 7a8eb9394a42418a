import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: between two requests, and before giving up on a server that never shows the text. */
const [interval, patience] = [3, 180_000];

/**
 * Requests a page repeatedly; returns the moment (`performance.now()`) at which it first had the text. Throws if it
 * never does.
 */
export async function readUntil(address: string, text: string): Promise<number> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const body = await readPage(address);
    const now = performance.now();
    if (body?.includes(text)) return now;
    await wait(interval);
  }
  throw new Error(`“${text}” never came up at ${address}.`);
}

/** Undefined while the server doesn't answer. */
export async function readPage(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address)).text();
  } catch (problem) {
    if (problem instanceof TypeError) return undefined;
    throw problem;
  }
}
