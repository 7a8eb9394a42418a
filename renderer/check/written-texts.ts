import type { Path, Place } from '../../diagnostics/place.ts';
import { isPlainMarkdown } from '../../diagnostics/text-endings.ts';
import type { JsonSchema } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import { blankLines } from '../source/blank-lines.ts';
import { locateText } from '../source/locate-text.ts';
import { placeAt } from '../source/place-at.ts';
import type { Content, ValueVisit } from './content.ts';
import type { Document } from './document.ts';
import { codeIn } from './markdown/prose-of.ts';
import { once } from './once.ts';
import { type ScannedText, scanText } from './scanned-text.ts';

/** A text as its editor wrote it: a value in YAML or a front matter, or the body of an MDX file. */
export type WrittenText = {
  document: Document;
  /** Empty for a body. */
  path: Path;
  schema: JsonSchema;
  text: string;
  placeAt: (offset: number) => Place;
  scanned: () => ScannedText;
};

/** Every text of site.yaml and content, in written order. */
export function* writtenTexts({ documents, visitsOf }: Content): Generator<WrittenText> {
  for (const document of documents) yield* textsOf(document, visitsOf(document));
}

/** The texts of one document. `visits`: its values. */
export function* textsOf(document: Document, visits: readonly ValueVisit[]): Generator<WrittenText> {
  const { source } = document;
  for (const { path, schema, value } of visits) {
    if (typeof value !== 'string') continue;
    const placeAt = (offset: number) => locateText(source, path, offset);
    yield { document, path, schema, text: value, placeAt, scanned: once(() => scanText(value)) };
  }
  const { body, text } = source;
  if (!body) return;
  const written = text.slice(body.start);
  yield {
    ...{ document, path: [], schema: { means: 'body' }, text: written },
    placeAt: (offset) => placeAt(source, body.start + offset),
    scanned: once(() => scanText(isPlainMarkdown(source.file) ? withoutUnseen(written, body) : written)),
  };
}

/** Plain Markdown without what only it has and visitors don’t read as words: comments, and code by its indentation. */
function withoutUnseen(written: string, { start, tree }: NonNullable<Source['body']>): string {
  const end = written.lastIndexOf('-->');
  // Stops at the last end of a comment: beyond it, the pattern would search to the end of the text from each `<!--`.
  const shown =
    end < 0 ? written : written.slice(0, end + 3).replace(/<!--[\s\S]*?-->/g, blank) + written.slice(end + 3);
  if (!/^(?: {4}|\t)/m.test(shown)) return shown;
  const pieces: string[] = [];
  let at = 0;
  for (const [from, to] of codeIn(tree.children)) {
    pieces.push(
      shown.slice(at, Math.max(at, from - start)),
      blank(shown.slice(Math.max(at, from - start), to - start)),
    );
    at = Math.max(at, to - start);
  }
  return [...pieces, shown.slice(at)].join('');
}

/** Neither letters nor spaces. */
function blank(piece: string): string {
  return blankLines(piece, '\0');
}
