import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Calls `before` each time that this function of the file system is called, with its first argument. */
export function withFileSystem<Result>(
  name: 'renameSync' | 'rmSync' | 'readFileSync',
  before: (path: unknown) => void,
  work: () => Result,
): Result {
  const whole = fs[name];
  Reflect.set(fs, name, (...args: unknown[]) => {
    before(args[0]);
    return Reflect.apply(whole, fs, args);
  });
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    Reflect.set(fs, name, whole);
    syncBuiltinESMExports();
  }
}
