import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EditedFile, writeEdited } from '../../edit/write-edited.ts';

export type ImportStaging = {
  /** `file`: relative to the site's folder. */
  write: (file: string, text: string) => void;
  copy: (file: string, absolute: string) => void;
  /** Moves everything in and applies the edit. The file in the way, if there is one: then nothing has changed. */
  place: (edit: EditedFile | undefined) => string | undefined;
  clear: () => void;
};

/** A folder beside the content, so that moving from there is only renaming. */
export function openStaging(root: string, until: 'tell' | 'write'): ImportStaging {
  const isWritten = until === 'write';
  const folder = isWritten ? mkdtempSync(path.join(root, '.import-')) : '';
  const files: string[] = [];
  const prepare = (file: string) => {
    files.push(file);
    const target = path.join(folder, file);
    if (isWritten) mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  return {
    write: (file, text) => {
      const target = prepare(file);
      if (isWritten) writeFileSync(target, text);
    },
    copy: (file, absolute) => {
      const target = prepare(file);
      if (isWritten) copyFileSync(absolute, target);
    },
    place: (edit) => (isWritten ? moveIn(root, folder, files, edit) : undefined),
    clear: () => {
      if (isWritten) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function moveIn(
  root: string,
  folder: string,
  files: readonly string[],
  edit: EditedFile | undefined,
): string | undefined {
  const inTheWay = files.find((file) => existsSync(path.join(root, file)));
  if (inTheWay !== undefined) return inTheWay;
  const moved: string[] = [];
  try {
    for (const file of files) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(folder, file), target);
      moved.push(target);
    }
    if (edit && !writeEdited(edit)) {
      takeBack(moved);
      return path.relative(root, edit.absolute);
    }
    return undefined;
  } catch (error) {
    takeBack(moved);
    throw error;
  }
}

function takeBack(moved: readonly string[]): void {
  for (const file of moved) rmSync(file, { force: true });
}
