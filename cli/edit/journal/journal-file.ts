import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import { editFolder } from './edit-folder.ts';
import { type JournalLine, parseLine } from './journal-line.ts';

/** What the editor has done, in a file to which lines are added. */
export type JournalFile = {
  lines: () => JournalLine[];
  /** `surely`: returns once the line would survive the end of the machine. Throws errors of the file system. */
  add: (line: JournalLine, how?: 'surely') => void;
};

/** In lines: more than a month of work. When it is opened, what is older goes. */
const most = 20_000;

export function openJournalFile(root: string): JournalFile {
  const file = () => path.join(editFolder(root), 'journal.jsonl');
  const all = unlessSystemFails(() => readLines(file())) ?? [];
  const known = all.length > most ? all.slice(-most / 2) : all;
  if (known.length < all.length) unlessSystemFails(() => rewrite(file(), known));
  return {
    lines: () => known.flatMap((line) => parseLine(line) ?? []),
    add: (line, how) => {
      const text = JSON.stringify(line);
      // Somebody may have deleted it, with all of .site.
      const isThere = existsSync(file());
      append(file(), isThere ? [text] : [...known, text], how === 'surely');
      known.push(text);
    },
  };
}

/** `.site` may come from anywhere: a link isn’t followed. */
const noLinks = constants.O_NOFOLLOW ?? 0;

function readLines(file: string): string[] {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function append(file: string, lines: readonly string[], surely: boolean): void {
  const opened = openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | noLinks, 0o600);
  try {
    // After a line that was cut off, the next one begins on a line of its own.
    writeFileSync(opened, `\n${lines.join('\n')}\n`);
    if (surely) fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function rewrite(file: string, lines: readonly string[]): void {
  const beside = `${file}.new`;
  const opened = openSync(
    beside,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | noLinks,
    0o600,
  );
  try {
    writeFileSync(opened, `${lines.join('\n')}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(beside, file);
}
