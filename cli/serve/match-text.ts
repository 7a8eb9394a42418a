import type { PageText } from '../../renderer/site.ts';

/** Where a user points: texts from the innermost element outwards, and its section, counted from 1. */
export type Pointed = { section: number | undefined; texts: readonly string[] };

/**
 * The texts of a page that are meant: equal ones, or else those that contain it, or else the longest within it; in the
 * same section first.
 */
export function matchText(texts: readonly PageText[], { section, texts: pointed }: Pointed): PageText[] {
  const own = texts.filter((text) => (text.in === 'section' ? text.section : undefined) === section);
  for (const candidates of [own, texts])
    for (const words of pointed.map(normalise).filter((text) => text !== '')) {
      const found = bestOf(candidates, words);
      if (found.length > 0) return found;
    }
  return [];
}

function bestOf(candidates: readonly PageText[], words: string): PageText[] {
  const same = candidates.filter(({ text }) => normalise(text) === words);
  if (same.length > 0) return same;
  const around = candidates.filter(({ text }) => words.length > 3 && normalise(text).includes(words));
  if (around.length > 0) return around.slice(0, 1);
  const within = candidates.filter(({ text }) => isWorth(text) && words.includes(normalise(text)));
  return within.toSorted((one, other) => other.text.length - one.text.length).slice(0, 1);
}

/** A few letters occur in many texts. */
function isWorth(text: string): boolean {
  return normalise(text).length > 3;
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
