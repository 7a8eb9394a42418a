import { Script } from 'node:vm';
import { asUsual } from '../turns/tell-v8.ts';
import { noStore, type ValueStore } from './value-store.ts';

type Options = {
  /** The name that its lines bear in a stack trace. */
  filename: string;
  /** A name for exactly this text. */
  key: string;
  /** Only that of the program: what V8 makes of a text is code. */
  store: ValueStore;
};

/**
 * Seconds. A longer run has needed so much more code that reading it takes a later process longer than compiling what it
 * needs itself; and of what it began with, V8 has dropped what it hasn't needed for a while.
 */
const longest = 2;

/**
 * `(parameters) => { body }`, not run yet. V8's code of the functions that an earlier process called is taken from the
 * store: it need not be compiled again. The body may be collected when it is no longer used.
 */
export function readScript(
  body: string,
  parameters: readonly string[],
  { filename, key, store }: Options,
): (...values: readonly unknown[]) => void {
  const head = `(function (${parameters.join(', ')}) {`;
  const kept = store.find(`code ${key}`);
  const options = { filename, columnOffset: -head.length, ...(kept && { cachedData: kept.value }) };
  const script = asUsual(() => new Script(`${head}${body}\n})`, options));
  // At the end, since V8 compiles a function when it is first called.
  if (store !== noStore && (!kept || script.cachedDataRejected === true))
    atEndOfShortRun(() =>
      store.keep(
        `code ${key}`,
        asUsual(() => script.createCachedData()),
      ),
    );
  return script.runInThisContext();
}

const waiting: (() => void)[] = [];

/** A process that has run for longer already would only be kept from collecting what the work needs. */
function atEndOfShortRun(work: () => void): void {
  if (process.uptime() >= longest || waiting.push(work) > 1) return;
  process.once('exit', () => {
    if (process.uptime() < longest) for (const one of waiting) one();
  });
}
