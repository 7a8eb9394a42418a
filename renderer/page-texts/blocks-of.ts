import { plainText } from './text-of.ts';

/** The paragraphs, headings, items and cells of HTML as a visitor reads them, in order; a plain text is one block. */
export function blocksOf(value: string): string[] {
  const parts = value.split(/<\/(?:p|h[1-6]|li|td|th|dt|dd|figcaption|pre|blockquote)>/i);
  return parts.map(plainText).filter((text) => text !== '');
}
