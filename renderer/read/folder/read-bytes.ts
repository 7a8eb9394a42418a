import { readFileSync, statSync } from 'node:fs';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fileTooLarge } from '../../../diagnostics/messages/read.ts';
import { fileUnreadable } from '../../../diagnostics/messages.generated.ts';
import type { FolderEntry } from './list-folder.ts';
import { reasonOf } from './reason-of.ts';

const megabyte = 1_000_000;

/** In megabytes: more than any text that a person writes. */
export const textLimit = 1;

/** A file's bytes, or undefined after a report. The size is checked first: a huge file would fill the memory. */
export function readBytes(entry: FolderEntry, limit: number, report: Report): Uint8Array | undefined {
  const place = { file: entry.file, line: 1, column: 1 };
  try {
    const { size } = statSync(entry.absolute);
    if (size <= limit * megabyte) return readFileSync(entry.absolute);
    report(fileTooLarge(place, Math.round(size / (megabyte / 10)) / 10, limit));
  } catch (thrown) {
    report(fileUnreadable(place, { reason: reasonOf(thrown) }));
  }
  return undefined;
}
