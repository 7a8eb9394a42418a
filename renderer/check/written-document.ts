import type { Content } from './content.ts';
import type { Document } from './document.ts';
import { once } from './once.ts';
import { textsOf, type WrittenText } from './written-texts.ts';

/** A document with all its texts, which are collected once and shared by all rules. */
export type WrittenDocument = { document: Document; texts: () => readonly WrittenText[] };

export function writtenDocument(document: Document, { visitsOf }: Content): WrittenDocument {
  return { document, texts: once(() => [...textsOf(document, visitsOf(document))]) };
}
