import type { Report } from '../../diagnostics/diagnostic.ts';
import { fileEmpty, fileNotUtf8 } from '../../diagnostics/messages/read.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { createPlaceFinder } from './create-place-finder.ts';
import { decodeText } from './decode-text.ts';
import type { FolderEntry } from './list-folder.ts';
import { createLocators } from './locate-value.ts';
import { readBytes } from './read-bytes.ts';
import type { ReadCache, ReadSource } from './read-cache.ts';
import { readMdx } from './read-mdx.ts';
import { readYaml } from './read-yaml.ts';

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
  if (known && known.text === text && known.read.source.file === file) return known.read;
  const read = parseSource(file, text);
  cache.texts.set(absolute, { text, read });
  return read;
}

export function parseSource(file: string, text: string): ReadSource {
  const place = createPlaceFinder(file, text);
  if (text.trim() === '') {
    return {
      source: { file, text, value: undefined, ...createLocators(undefined, { text, offset: 0, place }) },
      problems: [fileEmpty(place(0))],
    };
  }
  return file.endsWith('.mdx') ? readMdx(file, text, place) : readYamlSource(file, text, place);
}

function readYamlSource(file: string, text: string, place: (offset: number) => Place): ReadSource {
  const { value, span, problems } = readYaml(text, place);
  return { source: { file, text, value, ...createLocators(span, { text, offset: 0, place }) }, problems };
}
