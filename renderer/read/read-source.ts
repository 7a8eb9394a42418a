import type { Report } from '../../diagnostics/diagnostic.ts';
import { fileEmpty, fileNotUtf8 } from '../../diagnostics/messages/read.ts';
import type { Source } from '../model/source.ts';
import { createSourceText } from '../source/create-source-text.ts';
import { placeAt } from '../source/place-at.ts';
import { decodeText } from './folder/decode-text.ts';
import type { FolderEntry } from './folder/list-folder.ts';
import { readBytes } from './folder/read-bytes.ts';
import { readAgain } from './kept-texts.ts';
import { readMdx } from './mdx/read-mdx.ts';
import type { ReadCache, ReadSource } from './read-cache.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** Megabytes: more than any text that a person writes. */
const textLimit = 1;

/** One file of YAML or MDX; `undefined` where it can't even be opened as text. */
export function readSource(entry: FolderEntry, cache: ReadCache, report: Report): Source | undefined {
  const bytes = readBytes(entry, textLimit, report);
  if (!bytes) return undefined;
  const decoded = decodeText(bytes);
  if (decoded.kind === 'not-utf8') {
    report(fileNotUtf8({ file: entry.file, line: decoded.line, column: 1 }));
    return undefined;
  }
  const { source, problems } = parseCached(entry, decoded.text, cache);
  for (const problem of problems) report(problem);
  return source;
}

function parseCached({ absolute, file }: FolderEntry, text: string, cache: ReadCache): ReadSource {
  const known = cache.texts.get(absolute);
  const same = known?.text === text ? known.read : undefined;
  if (same?.source.file === file) return same;
  const read =
    (same && renamed(same, file)) ??
    readAgain(cache.kept?.get(absolute), file, text) ??
    parseSource(file, text);
  cache.texts.set(absolute, { text, read });
  return read;
}

/** A file of a base as a branch calls it. What was wrong with it was told with its other name. */
function renamed({ source, problems }: ReadSource, file: string): ReadSource | undefined {
  return problems.length === 0 ? { source: { ...source, file }, problems } : undefined;
}

export function parseSource(file: string, text: string): ReadSource {
  const source = createSourceText(file, text);
  if (text.trim() === '')
    return { source: { ...source, value: undefined }, problems: [fileEmpty(placeAt(source, 0))] };
  if (file.endsWith('.mdx')) return readMdx(source);
  const { problems, ...parsed } = readYaml(source, { start: 0, end: text.length });
  return { source: { ...source, ...parsed }, problems };
}
