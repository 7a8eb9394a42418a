import type { Path, Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../model/site.ts';
import { locateText } from '../source/locate-text.ts';
import { placeAt } from '../source/place-at.ts';
import type { Content, ValueVisit } from './content.ts';
import type { Document } from './document.ts';
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
    scanned: once(() => scanText(written)),
  };
}
