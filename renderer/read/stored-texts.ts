import { hash } from 'node:crypto';
import type { Source, Sources } from '../model/source.ts';
import { createSourceText } from '../source/create-source-text.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { parseBody } from './mdx/read-mdx.ts';
import type { ReadSource, StoredData, StoredText, StoredTexts } from './read-cache.ts';

export function toStoredText({ source, problems }: ReadSource): StoredText {
  const { file, text, value, spans, body } = source;
  if (!body) return { file, head: text, value, spans, problems };
  const head = text.slice(0, body.start);
  const { isBlank, counts } = body;
  const stored = { sha256: digestOf(text.slice(body.start)), isBlank, counts };
  return { file, head, body: stored, value, spans, problems };
}

/** The stored result for a text, if the text is unchanged. */
export function readAgain(
  stored: StoredText | undefined,
  file: string,
  text: string,
): ReadSource | undefined {
  if (!stored || stored.file !== file || !holds(stored, text)) return undefined;
  return { source: sourceOf(stored, text), problems: stored.problems };
}

function holds({ head, body }: StoredText, text: string): boolean {
  if (!body) return text === head;
  return text.startsWith(head) && digestOf(text.slice(head.length)) === body.sha256;
}

/** Whether a file is unchanged since it was stored: a result from the store shares its spans. */
export function isAsStoredText(stored: StoredText | undefined, { spans }: Source): boolean {
  return spans !== undefined && stored?.spans === spans;
}

/** Whether at most the Markdown below the front matter of a file has changed. */
export function hasStoredHead(stored: StoredText | undefined, { text, body }: Source): boolean {
  return stored?.body !== undefined && body?.start === stored.head.length && text.startsWith(stored.head);
}

/** The files of an earlier process. Unchanged ones are identical to the current sources. */
export type FilesBefore = {
  /** The Markdown is missing if the file has changed. */
  fileBefore: (file: string) => Source | undefined;
  isSame: (file: string) => boolean;
};

export function filesBefore(stored: StoredSources, sources: Sources): FilesBefore {
  const now = new Map(sourcesOf(sources).map((source) => [source.file, source]));
  const before = rawBefore(stored, (file) => now.get(file));
  return {
    fileBefore: before,
    isSame: (file) => now.has(file) && before(file) === now.get(file),
  };
}

/** `data`: the entries of data files, which the current sources share if they are unchanged. */
export type StoredSources = { texts: StoredTexts; data: ReadonlyMap<string, StoredData> };

/** Each file before layers were merged. `now`: its current version. */
export function rawBefore(
  { texts, data }: StoredSources,
  now: (file: string) => Source | undefined,
): (file: string) => Source | undefined {
  const rows = [...data.values()].flatMap(({ sources }) => sources);
  const before = new Map<string, Source>(rows.map((source) => [source.file, source]));
  for (const stored of texts.values()) {
    const source = now(stored.file);
    const isSame = source !== undefined && isAsStoredText(stored, source);
    before.set(stored.file, isSame ? source : sourceOf(stored, stored.head));
  }
  return (file) => before.get(file);
}

function sourceOf({ file, head, body, value, spans }: StoredText, text: string): Source {
  const source = createSourceText(file, text);
  const fields = { ...source, value, ...(spans && { spans }) };
  if (!body) return fields;
  const { isBlank, counts } = body;
  return { ...fields, body: parseBody(source, { start: head.length, isBlank, counts }) };
}

function digestOf(text: string): string {
  return hash('sha256', text, 'hex');
}
