import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: between two requests, and until a server that never shows it is given up. */
const [interval, patience] = [3, 180_000];

/** Asks for a page again and again; the moment (`performance.now()`) at which it first had the text. Throws where it never does. */
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

/** Undefined while nobody answers. */
export async function readPage(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address)).text();
  } catch (problem) {
    if (problem instanceof TypeError) return undefined;
    throw problem;
  }
}
