import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fileNotUtf8 } from '../../../diagnostics/messages/read.ts';
import { decodeText } from './decode-text.ts';
import type { FolderEntry } from './list-folder.ts';
import { readBytes } from './read-bytes.ts';

/** A file's text, or undefined after a report. `limit`: in megabytes. */
export function readTextFile(entry: FolderEntry, limit: number, report: Report): string | undefined {
  const bytes = readBytes(entry, limit, report);
  if (!bytes) return undefined;
  const decoded = decodeText(bytes);
  if (decoded.kind === 'text') return decoded.text;
  const { line, column, character } = decoded;
  report(fileNotUtf8({ file: entry.file, line, column }, character));
  return undefined;
}
