import type { Content } from './content.ts';
import type { Document } from './document.ts';
import { once } from './once.ts';
import { textsOf, type WrittenText } from './written-texts.ts';

/** A document with everything in it that is written as a text: found once, and the same for each rule. */
export type WrittenDocument = { document: Document; texts: () => readonly WrittenText[] };

export function writtenDocument(document: Document, { visitsOf }: Content): WrittenDocument {
  return { document, texts: once(() => [...textsOf(document, visitsOf(document))]) };
}
