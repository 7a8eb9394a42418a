import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Calls `before` ahead of each call of these functions of the file system, with the name and the arguments, until
 * the function that it returns is called. Node’s own module is changed, not a mock of it: a mock reaches only what is
 * loaded after it, and files share what their worker has loaded.
 */
export function beforeEachCall(
  names: readonly string[],
  before: (name: string, args: readonly unknown[]) => void,
): () => void {
  const whole = names.map((name) => [name, callNamed(name)] as const);
  for (const [name, call] of whole) {
    Reflect.set(fs, name, (...args: unknown[]) => {
      before(name, args);
      return call.apply(fs, args);
    });
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, call] of whole) Reflect.set(fs, name, call);
    syncBuiltinESMExports();
  };
}

function callNamed(name: string) {
  const call: unknown = Reflect.get(fs, name);
  if (typeof call !== 'function') throw new Error(`node:fs has no ${name}.`);
  return call;
}

/** Calls `before` each time that this function of the file system is called, with its first argument. */
export function withFileSystem<Result>(
  name: 'renameSync' | 'rmSync' | 'readFileSync',
  before: (path: unknown) => void,
  work: () => Result,
): Result {
  const mend = beforeEachCall([name], (_, [path]) => before(path));
  try {
    return work();
  } finally {
    mend();
  }
}
