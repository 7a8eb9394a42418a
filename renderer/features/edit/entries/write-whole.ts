import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeEdited } from '../../../edit/write-edited.ts';
import { isMissing, systemCode, unlessRefused } from '../../../store/system-code.ts';
import type { FileChange } from './file-change.ts';

/**
 * All of them or none, in this order. False if one of the files isn’t as it was. Throws what the disk says; nothing is
 * half written then.
 */
export function writeWhole(root: string, changes: readonly FileChange[]): boolean {
  for (const { file } of changes) {
    const folder = path.dirname(path.join(root, file));
    if (!isWithin(root, folder)) throw leadsElsewhere(folder);
  }
  if (changes.some(({ file, before }) => textOf(path.join(root, file)) !== before)) return false;
  const written: FileChange[] = [];
  try {
    for (const change of changes) {
      if (!write(root, change)) return false;
      written.push(change);
    }
    return true;
  } finally {
    if (written.length < changes.length)
      for (const { file, before, after } of written.toReversed())
        unlessRefused(() => write(root, { file, before: after, after: before }));
  }
}

function write(root: string, { file, before, after }: FileChange): boolean {
  const absolute = path.join(root, file);
  if (textOf(absolute) !== before) return false;
  if (after === undefined) rmSync(absolute);
  else if (before === undefined) return place(absolute, after);
  else return writeEdited({ absolute, before: withoutMark(before), after: withoutMark(after) });
  return true;
}

/** The mark of a file stays as it is. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** Whether a folder, which need not be there yet, is one of the site’s and no link to another. */
function isWithin(root: string, folder: string): boolean {
  let there = folder;
  while (!existsSync(there)) there = path.dirname(there);
  const [real, own] = [realpathSync(there), realpathSync(root)];
  return real === own || real.startsWith(own + path.sep);
}

/** As the system would say it. */
function leadsElsewhere(folder: string): Error {
  return Object.assign(new Error(`ELOOP: a link leads elsewhere, ${folder}`), {
    code: 'ELOOP',
    syscall: 'open',
  });
}

function textOf(absolute: string): string | undefined {
  try {
    return readFileSync(absolute, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Under its name it is whole at once, and never in the place of another. */
function place(absolute: string, text: string): boolean {
  const beside = path.join(path.dirname(absolute), `.${path.basename(absolute)}.new`);
  mkdirSync(path.dirname(absolute), { recursive: true });
  try {
    writeFileSync(beside, text);
    linkSync(beside, absolute);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlessRefused(() => rmSync(beside, { force: true }));
  }
}
