import fs from 'node:fs';
import { sep } from 'node:path';
import { beforeEachCall } from './with-file-system.ts';

const changing = ['writeFileSync', 'mkdirSync', 'rmSync', 'rmdirSync', 'openSync', 'linkSync', 'renameSync'];

/**
 * Prevents changes in or below a folder while `work` runs, as without permission or on a read-only disk; a test may run
 * as a user who may write everywhere. Reading still works.
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
    // Removing what doesn't exist succeeds without doing anything.
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
  const mend = beforeEachCall(changing, refuse);
  try {
    return await work();
  } finally {
    mend();
  }
}
