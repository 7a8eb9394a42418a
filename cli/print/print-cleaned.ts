import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { filePrefix } from './file-prefix.ts';
import { bytesInWords, formatCount } from './format-count.ts';
import { printJson } from './print-json.ts';
import { nothingDone } from './print-problem.ts';
import { printSarif } from './print-sarif.ts';

type CleanedCount = { files: number; bytes: number; until: 'tell' | 'write' };

/** Prints the files that were removed, or would be, in the requested format. */
export function printCleaned(cleaned: CleanedCount, { root, format }: CliOptions, terminal: Terminal): void {
  const { files, bytes } = cleaned;
  if (format === 'json') terminal.out(printJson([], { ...nothingDone, ok: true, root, files, bytes }));
  else if (format === 'sarif') terminal.out(printSarif([], filePrefix(root)));
  else if (format === 'github') terminal.note(cleanedText(cleaned));
  else terminal.out(cleanedText(cleaned));
}

/** `Removed 214 files, 38.2 MB.` and the consequences. */
export function cleanedText({ files, bytes, until }: CleanedCount): string {
  if (files === 0) return 'There was nothing to remove.';
  const amount = `${formatCount(files, 'file')}, ${bytesInWords(bytes)}`;
  return until === 'write'
    ? `Removed ${amount}. The next build makes everything again, so it takes longer.`
    : `Would remove ${amount}. Nothing was removed.`;
}
