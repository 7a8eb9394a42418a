import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sep } from 'node:path';

const changing = ['writeFileSync', 'mkdirSync', 'rmSync', 'rmdirSync', 'openSync', 'linkSync', 'renameSync'];

/**
 * Lets nobody change what stands in a folder or below it while `work` runs, as the system does without permission or on
 * a read-only disk; a test may run as somebody who may write everywhere. What is there can be read.
 */
export async function refuseChanges<Result>(
  folder: string,
  code: 'EACCES' | 'EROFS',
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const refuse = (syscall: string, args: readonly unknown[]) => {
    const [path, dest] = args.map(String);
    const isWithin = (one: string | undefined) => one?.startsWith(folder + sep);
    if (syscall === 'openSync' && (args[1] === undefined || args[1] === 'r' || typeof args[1] === 'number'))
      return;
    // What isn't there is removed by doing nothing.
    if (syscall.startsWith('rm') && !fs.existsSync(String(path))) return;
    const isMove = syscall === 'renameSync' || syscall === 'linkSync';
    if (!isWithin(path) && !(isMove && isWithin(dest))) return;
    throw Object.assign(new Error(`${code}: refused, ${syscall} '${path}'`), {
      code,
      syscall,
      path,
      ...(isMove && { dest }),
    });
  };
  const whole = changing.map((name) => [name, Reflect.get(fs, name)] as const);
  for (const [name, call] of whole)
    Reflect.set(fs, name, (...args: unknown[]) => {
      refuse(name, args);
      return Reflect.apply(call, fs, args);
    });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const [name, call] of whole) Reflect.set(fs, name, call);
    syncBuiltinESMExports();
  }
}
