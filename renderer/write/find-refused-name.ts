/**
 * Names that this disk doesn’t take: too long, or with a reserved character. Most are plain and short enough for any
 * disk; each of the others is tried next to the output, on the same disk, while nothing has been changed.
 */
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemCode } from '../store/system-code.ts';
import type { OutputPaths } from './output-paths.ts';

/** Error codes that no retry changes. */
const forGood = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ENOTSUP', 'EOPNOTSUPP']);

export type RefusedName = { output: string; reason: string };

/** The code with which the system will always refuse the step; undefined if it succeeded. Throws on anything else. */
export function refusalOf(step: () => void): string | undefined {
  try {
    step();
  } catch (error) {
    const code = systemCode(error);
    if (code !== undefined && forGood.has(code)) return code;
    throw error;
  }
  return undefined;
}

export function findRefusedName(paths: OutputPaths, outputs: readonly string[]): RefusedName | undefined {
  const tried = new Set<string>();
  const folder = join(paths.staging, 'names');
  for (const output of outputs) {
    const parts = output.split('/').filter((part) => !isPlain(part) && !tried.has(part));
    for (const part of parts) tried.add(part);
    const reason = refusalOf(() => {
      for (const part of parts) tryName(folder, part);
      if (output.length > longestPlainPath) lstatSync(join(paths.out, output), { throwIfNoEntry: false });
    });
    if (reason !== undefined) return { output, reason };
  }
  return undefined;
}

/** Any disk takes it: eCryptfs has the lowest limit, 143 bytes. */
function isPlain(part: string): boolean {
  return part.length <= 143 && /^[\w~-][\w.~-]*$/.test(part) && !part.endsWith('.');
}

/** For whole paths, Windows has the lowest limit. */
const longestPlainPath = 150;

function tryName(folder: string, part: string): void {
  const path = join(folder, part);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  rmSync(path);
}
