import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMissing, systemCode, unlessRefused } from '../../../store/system-code.ts';
import type { FileChange } from './file-change.ts';

/** False if the file isn’t as it was. Throws what the disk says; nothing is half written then. */
export function writeWhole(root: string, { file, before, after }: FileChange): boolean {
  const absolute = path.join(root, file);
  const folder = path.dirname(absolute);
  if (!isWithin(root, folder)) throw leadsElsewhere(folder);
  if (textOf(absolute) !== before) return false;
  if (after !== undefined) return place(absolute, after);
  rmSync(absolute);
  return true;
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
