import type { Figure } from './named-value.ts';
import { wordStem, wordsOfKey } from './word-stem.ts';

/** Words of a fact's name that don't say what is counted. */
const empty = new Set([
  'before',
  'since',
  'of',
  'to',
  'at',
  'maximum',
  'minimum',
  'valid',
  'count',
  'number',
]);
/** Names of groups with mixed contents. */
const broad = new Set(['academy', 'site', 'general', 'school']);

/**
 * `cbt.hours: 3 hours` and `osce.courseDays: 14`: the unit is in the value, otherwise in the name, as its last plural.
 * Undefined unless the value is a number with at most two words after it.
 */
export function readFigure(path: readonly string[], value: string): Figure | undefined {
  const parts = /^(\d[\d,]*(?:\.\d+)?)([+%]?)(?:\s+([\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?))?$/u.exec(
    value.trim(),
  );
  if (!parts) return undefined;
  const [, digits = '', suffix = '', written] = parts;
  const keyWords = wordsOfKey(path.at(-1) ?? '');
  const unit = written === undefined ? unitOfKey(keyWords) : written.split(/\s+/).map(wordStem);
  const about = keyWords.map(wordStem).filter((word) => !unit.includes(word) && !empty.has(word));
  const group = path.slice(0, -1).flatMap(wordsOfKey).map(wordStem);
  return {
    number: Number(digits.replaceAll(',', '')),
    suffix: suffix === '+' || suffix === '%' ? suffix : '',
    unit: suffix === '%' ? [] : unit,
    about,
    group: group.filter((word) => !broad.has(word)),
  };
}

function unitOfKey(words: readonly string[]): string[] {
  const plural = words.findLast((word) => word.length > 3 && /[^s]s$/.test(word));
  return plural === undefined ? [] : [wordStem(plural)];
}
