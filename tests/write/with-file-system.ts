import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Calls `before` ahead of each call of these functions of the file system, with the name and the arguments, until the
 * returned function is called. Changes Node’s own module instead of mocking it: a mock reaches only modules loaded
 * after it, and files share the modules of their worker.
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

/** Calls `before` ahead of each call of this function of the file system, with its first argument. */
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
