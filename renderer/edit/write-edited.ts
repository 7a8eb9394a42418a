import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file's text before, as it was read (without a byte order mark), and after: undefined where the file goes. */
export type EditedFile = { absolute: string; before: string; after: string | undefined };

const mark = '\uFEFF';

/**
 * Puts the new text in the place of the old one, whole or not at all: it is written beside it and renamed. False, and
 * nothing is touched, where the file is not what was read any more.
 */
export function writeEdited({ absolute, before, after }: EditedFile): boolean {
  const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  const marked = text?.startsWith(mark) ? mark : '';
  if (text !== marked + before) return false;
  if (after === undefined) rmSync(absolute);
  else replaceFile(absolute, marked + after);
  return true;
}

function replaceFile(absolute: string, text: string): void {
  const beside = path.join(path.dirname(absolute), `.${path.basename(absolute)}.new`);
  try {
    writeFileSync(beside, text, { mode: statSync(absolute).mode });
    renameSync(beside, absolute);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
