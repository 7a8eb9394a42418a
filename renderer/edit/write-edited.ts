import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file's text before, as it was read (without a byte order mark), and after: undefined to delete the file. */
export type EditedFile = { absolute: string; before: string; after: string | undefined };

const mark = '\uFEFF';

/**
 * Replaces the old text with the new one atomically: writes it next to the file and renames it. Returns false, and
 * changes nothing, if the file no longer holds what was read.
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
