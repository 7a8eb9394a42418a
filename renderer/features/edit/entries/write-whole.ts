import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from './change-file.ts';

/** False if the file isn’t as it was. Throws what the disk says; nothing is half written then. */
export function writeWhole(root: string, { file, before, after }: FileChange): boolean {
  const absolute = path.join(root, file);
  if (textOf(absolute) !== before) return false;
  if (after === undefined) rmSync(absolute);
  else return place(absolute, after);
  return true;
}

function textOf(absolute: string): string | undefined {
  try {
    return readFileSync(absolute, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Under its name it is whole at once, and never in the place of another. */
function place(absolute: string, text: string): boolean {
  const folder = path.dirname(absolute);
  const begun = mkdirSync(folder, { recursive: true });
  const beside = path.join(folder, `.${path.basename(absolute)}.new`);
  let isPlaced = false;
  try {
    writeFileSync(beside, text);
    linkSync(beside, absolute);
    isPlaced = true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
    if (begun !== undefined && !isPlaced) rmdirSync(folder);
  }
  return isPlaced;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
