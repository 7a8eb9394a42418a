import { word } from '../../../diagnostics/words/letters.ts';
import type { Figure, NamedValue } from '../../check/named-values/named-value.ts';
import { createPhraseTree, type PhraseTree } from './phrase-tree.ts';
import { startPattern } from './word-starts.ts';

export type FigureValue = { value: NamedValue; figure: Figure };

/** All named values, indexed for lookup. Built once per check; a text is then compared with it in one pass. */
export type ValueIndex = {
  /** By currency and thousandths: `GBP 794000`. */
  amounts: Map<string, NamedValue[]>;
  /** By `2025-10-05`, and by `10-05` for dates without a year. */
  days: Map<string, NamedValue[]>;
  phrases: PhraseTree<NamedValue>;
  /** By code, one-word name, email address, or the digits of a telephone number. */
  words: Map<string, NamedValue[]>;
  /** The first characters of `words` made of letters and numbers. */
  starts: RegExp;
  figures: Map<string, FigureValue[]>;
  /** By the last word of the unit. */
  units: Map<string, FigureValue[]>;
  /** The amounts and days of an entry, by `courses.ID`. */
  entries: Map<string, NamedValue[]>;
};

export function createValueIndex(values: readonly NamedValue[]): ValueIndex {
  const phrases = values.filter(({ reading }) => reading.kind === 'phrase');
  const index: Omit<ValueIndex, 'starts'> = {
    amounts: new Map(),
    days: new Map(),
    phrases: createPhraseTree(phrases.map((value) => [value.shown, value])),
    words: new Map(),
    figures: new Map(),
    units: new Map(),
    entries: new Map(),
  };
  for (const value of values) addValue(index, value);
  const words = [...index.words.keys()].filter((key) => oneWord.test(key));
  return { ...index, starts: startPattern(words) };
}

const oneWord = new RegExp(`^${word}$`, 'u');

function addValue(index: Omit<ValueIndex, 'starts'>, value: NamedValue): void {
  const { reading, shown, document } = value;
  const isEntry = document.collection !== 'site' && document.collection !== 'facts';
  const entry = `${document.collection}.${document.id}`;
  switch (reading.kind) {
    case 'amount':
      add(index.amounts, amountKey(reading.currency, reading.thousandths), value);
      if (isEntry) add(index.entries, entry, value);
      return;
    case 'day':
      add(index.days, reading.iso, value);
      add(index.days, reading.iso.slice(5), value);
      if (isEntry) add(index.entries, entry, value);
      return;
    case 'phrase':
      return;
    case 'phone':
      add(index.words, shown.replace(/\D/g, ''), value);
      return;
    case 'word':
    case 'email':
      add(index.words, shown, value);
      return;
    case 'figure': {
      const { figure } = reading;
      add(index.figures, figureKey(figure.number, figure.suffix), { value, figure });
      add(index.units, figure.unit.at(-1) ?? '', { value, figure });
      return;
    }
  }
}

export function amountKey(currency: string, thousandths: number): string {
  return `${currency} ${thousandths}`;
}

export function figureKey(number: number, suffix: string): string {
  return `${number}${suffix}`;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
