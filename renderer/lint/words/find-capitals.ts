import { textInCapitals } from '../../../diagnostics/messages.generated.ts';
import type { Debris } from '../debris.ts';

/** A title, a heading or a sentence all in capitals; names of values are ignored. Short words may be abbreviations. */
export function findCapitals(text: string): Debris[] {
  if (!/[A-Z]{5}/.test(text)) return [];
  const words = new Set(text.match(/\p{Lu}{4,}/gu));
  if (words.size < 2 || ![...words].some((word) => word.length > 5)) return [];
  const own = text.replace(/\{[^{}]*\}/g, '');
  if (/[\p{Ll}\p{Lo}]/u.test(own)) return [];
  const offset = text.search(/\p{Lu}/u);
  return [{ offset, tell: textInCapitals }];
}
