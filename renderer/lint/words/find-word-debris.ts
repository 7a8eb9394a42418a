import type { Debris } from '../debris.ts';
import { findIn } from '../find-in.ts';
import { findCapitals } from './find-capitals.ts';
import { findOtherSeason } from './find-other-season.ts';

type WordDebrisOptions = {
  /** Declared to be a placeholder, so it may say so itself. */
  isMadeUp?: boolean;
  /** It may be all in capitals. */
  isCode?: boolean;
  /** The text as written. */
  source?: string;
};

/** Words that no text for visitors contains, with or without Markdown. */
export function findWordDebris(text: string, options: WordDebrisOptions = {}): Debris[] {
  const { isMadeUp = false, isCode = false, source = text } = options;
  return [
    ...findOtherSeason(text),
    ...(isCode ? [] : findCapitals(text)),
    ...findIn('words', text, source),
    ...(isMadeUp ? [] : findIn('finished words', text, source)),
  ];
}
