import { hash } from 'node:crypto';
import type { Source, Sources } from '../model/source.ts';
import { createSourceText } from '../source/create-source-text.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { parseBody } from './mdx/read-mdx.ts';
import type { StoredText, StoredTexts, ReadSource } from './read-cache.ts';

export function toStoredText({ source, problems }: ReadSource): StoredText {
  const { file, text, value, spans, body } = source;
  if (!body) return { file, head: text, value, spans, problems };
  const head = text.slice(0, body.start);
  const { isBlank, counts } = body;
  const kept = { sha256: digestOf(text.slice(body.start)), isBlank, counts };
  return { file, head, body: kept, value, spans, problems };
}

/** The cached result for a text, if the text is unchanged. */
export function readAgain(kept: StoredText | undefined, file: string, text: string): ReadSource | undefined {
  if (!kept || kept.file !== file || !holds(kept, text)) return undefined;
  return { source: sourceOf(kept, text), problems: kept.problems };
}

function holds({ head, body }: StoredText, text: string): boolean {
  if (!body) return text === head;
  return text.startsWith(head) && digestOf(text.slice(head.length)) === body.sha256;
}

/** Whether a file is unchanged since it was cached: a result from the cache shares its spans. */
export function isAsStoredText(kept: StoredText | undefined, { spans }: Source): boolean {
  return spans !== undefined && kept?.spans === spans;
}

/** Whether at most the Markdown below the front matter of a file has changed. */
export function hasStoredHead(kept: StoredText | undefined, { text, body }: Source): boolean {
  return kept?.body !== undefined && body?.start === kept.head.length && text.startsWith(kept.head);
}

/** The files of an earlier process. Unchanged ones are identical to the current sources. */
export type FilesBefore = {
  /** The Markdown is missing if the file has changed. */
  fileBefore: (file: string) => Source | undefined;
  isSame: (file: string) => boolean;
};

export function filesBefore(texts: StoredTexts, sources: Sources): FilesBefore {
  const now = new Map(sourcesOf(sources).map((source) => [source.file, source]));
  const before = rawBefore(texts, (file) => now.get(file));
  return {
    fileBefore: before,
    isSame: (file) => now.has(file) && before(file) === now.get(file),
  };
}

/** Each file before layers were merged. `now`: its current version. */
export function rawBefore(
  texts: StoredTexts,
  now: (file: string) => Source | undefined,
): (file: string) => Source | undefined {
  const before = new Map<string, Source>();
  for (const kept of texts.values()) {
    const source = now(kept.file);
    const isSame = source !== undefined && isAsStoredText(kept, source);
    before.set(kept.file, isSame ? source : sourceOf(kept, kept.head));
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
