import { stemsOf, wordStem } from '../../check/named-values/word-stem.ts';
import { once } from '../../check/once.ts';
import { type PlacedText, sentenceAround } from './placed-text.ts';

/** A number in a text with the words around it. */
export type TypedFigure = {
  offset: number;
  number: number;
  suffix: string;
  /** `ten`, not `10`. */
  inWords: boolean;
  /** The stems of the next words, at most four. */
  next: readonly string[];
  before: string;
  sentence: () => string;
  /** Stems of the words of the sentence. */
  stems: () => ReadonlySet<string>;
  where: PlacedText;
  /** The number with this many of the next words. */
  show: (words: number) => string;
};

/** Every number, in digits or words. A number alone counts the thing next to it: `{ value: 115, label: questions }`. */
export function typedFigures(scanned: PlacedText): TypedFigure[] {
  const { prose, beside } = scanned;
  const searched = isShort(prose) ? `${prose} ${beside}` : prose;
  return numbersIn(searched).flatMap((match): TypedFigure[] => {
    const { 0: written, index: offset, groups = {} } = match;
    if (offset >= prose.length) return [];
    const next = (groups.next ?? '').split(/[\s\u00a0-]+/).filter((word) => word !== '');
    // Most numbers count nothing with a name: then no sentence is needed.
    const sentence = once(() => sentenceAround(scanned, offset));
    const figure: TypedFigure = {
      offset,
      number: numberOf(groups.digits ?? groups.word ?? ''),
      suffix: groups.suffix ?? '',
      inWords: groups.word !== undefined,
      next: next.map(wordStem),
      before: searched.slice(Math.max(0, offset - 40), offset),
      sentence,
      stems: once(() => stemsOf(sentence())),
      where: scanned,
      show: (words) => firstWords(written, words).slice(0, prose.length - offset),
    };
    return [figure];
  });
}

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const digits = '(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?<suffix>[+%]?)';
/** Not part of a longer number, a range, an amount or a word (NEWS2). */
const numbers = new RegExp(
  `(?<![\\w.,:£$€–/+-])(?:${digits}|(?<word>${words.join('|')})\\b)(?![\\w–:/]|[-,.]\\d)` +
    "(?:[\\s\\u00a0-]+(?<next>(?:[\\p{L}\\p{M}’'-]+[\\s\\u00a0]+){0,3}[\\p{L}\\p{M}]+))?",
  'iuy',
);

/** The start of each of them, including the long s, which is an s to Unicode but no letter to `\b`. */
const possible = /\d|\b(?:one|t(?:wo|hr|en|we)|f(?:ou|iv)|s(?:ix|ev)|e(?:ig|le)|nin)|ſ(?:ix|ev)/gi;

function numbersIn(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const { index } of text.matchAll(possible)) {
    if (index < end) continue;
    numbers.lastIndex = index;
    const match = numbers.exec(text);
    if (!match) continue;
    found.push(match);
    end = numbers.lastIndex;
  }
  return found;
}

function numberOf(written: string): number {
  const position = words.indexOf(written.toLowerCase());
  return position < 0 ? Number(written.replaceAll(',', '')) : position + 1;
}

function isShort(text: string): boolean {
  return !/\S\s+\S+\s+\S/.test(text);
}

function firstWords(written: string, count: number): string {
  return (
    new RegExp(`^[^\\s\\u00a0-]+(?:[\\s\\u00a0-]+[^\\s\\u00a0-]+){0,${count}}`).exec(written)?.[0] ?? written
  );
}
