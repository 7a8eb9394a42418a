import { Script } from 'node:vm';
import { noStore, type ValueStore } from './value-store.ts';

type Options = {
  /** Its name in stack traces. */
  filename: string;
  /** Unique to this text. */
  key: string;
  /** Only the program's own store: V8's cached data is code. */
  store: ValueStore;
};

/**
 * In seconds. A longer run has used so much more code that a later process reads it more slowly than it would compile
 * what it needs; and V8 has by then dropped startup code that was not used for a while.
 */
const longest = 2;

/**
 * Compiles `(parameters) => { body }` without running it. V8's code for the functions that an earlier process called
 * comes from the store, so it need not be compiled again. The body may be collected when it is no longer used.
 */
export function readScript(
  body: string,
  parameters: readonly string[],
  { filename, key, store }: Options,
): (...values: readonly unknown[]) => void {
  const head = `(function (${parameters.join(', ')}) {`;
  const stored = store.find(`code ${key}`);
  const options = { filename, columnOffset: -head.length, ...(stored && { cachedData: stored.value }) };
  const script = new Script(`${head}${body}\n})`, options);
  // At the end, since V8 compiles a function when it is first called.
  if (store !== noStore && (!stored || script.cachedDataRejected === true))
    atEndOfShortRun(() => store.keep(`code ${key}`, script.createCachedData()));
  return script.runInThisContext();
}

const waiting: (() => void)[] = [];

/** In a process that has already run for longer, waiting work would only keep objects from being collected. */
function atEndOfShortRun(work: () => void): void {
  if (process.uptime() >= longest || waiting.push(work) > 1) return;
  process.once('exit', () => {
    if (process.uptime() < longest) for (const one of waiting) one();
  });
}
