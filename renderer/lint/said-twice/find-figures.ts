import type { Figure, NamedValue } from '../../check/named-values/named-value.ts';
import { hasWord } from '../../check/named-values/word-stem.ts';
import type { Finding } from './finding.ts';
import { isAbout } from './mentioned-entry.ts';
import type { PlacedText } from './placed-text.ts';
import { type TypedFigure, typedFigures } from './typed-figure.ts';
import { type FigureValue, figureKey, type ValueIndex } from './value-index.ts';

/** A number with the thing it counts: `14-day course`, `115 questions`, `95% pass`. */
export function findFigures(scanned: PlacedText, index: ValueIndex): Finding[] {
  return typedFigures(scanned).flatMap((typed): Finding[] => {
    const equal = index.figures.get(figureKey(typed.number, typed.suffix)) ?? [];
    const same = equal.filter((one) => fits(one, typed));
    const found = same.length > 0 ? same : contradicted(typed, index);
    const [first] = found;
    if (!first) return [];
    const written = typed.show(unitEnd(first.figure, typed.next));
    const values = found.map(({ value }) => value);
    return [{ kind: same.length > 0 ? 'same' : 'other', offset: typed.offset, written, values }];
  });
}

const time = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year']);

/** Values of site.yaml and the facts belong to no entry. */
function isOfEntry({ document }: NamedValue): boolean {
  return document.collection !== 'site' && document.collection !== 'facts';
}

/** Whether the typed number counts the same thing. The commoner the unit, the more evidence the sentence needs. */
function fits({ value, figure }: FigureValue, typed: TypedFigure): boolean {
  const { unit, about, group, number, suffix } = figure;
  const isTime = time.has(unit.at(-1) ?? '');
  const isSaid = unitEnd(figure, typed.next) >= unit.length;
  if (isOfEntry(value)) return isTime && isSaid && isAbout(value, typed.sentence(), typed.where);
  // “2,500+” is used of one thing only, in any wording.
  if (suffix === '+' && number >= 1000) return true;
  if (!isSaid) return false;
  if (typed.inWords && typed.number < 3) return false;
  if (unit.length > 1) return true;
  const says = (wanted: readonly string[]) => wanted.some((word) => hasWord(typed.stems(), word));
  const inGroup =
    group.length === 0 || says(group) || group.some((word) => typed.where.id.split('-').includes(word));
  const named = about.length > 0 ? says(about) : inGroup;
  if (unit.length === 0) {
    // “4.9”, “95%”, “350+” can't be a coincidence; a bare number can.
    const odd = suffix !== '' || !Number.isInteger(number);
    return odd && named;
  }
  if (isTime) return named;
  return suffix === '+' || number >= 100 || (about.length === 0 && number >= 10) || named;
}

/** The number of words after which the unit is complete: 3 in `115 multiple-choice questions`. 0 if it isn't there. */
function unitEnd({ unit }: Figure, next: readonly string[]): number {
  const [first] = unit;
  if (first === undefined) return 0;
  // Adjectives may precede questions, but not minutes.
  const start = time.has(unit.at(-1) ?? '') ? (next[0] === first ? 0 : -1) : next.slice(0, 4).indexOf(first);
  const found = start >= 0 && unit.every((word, index) => next[start + index] === word);
  return found ? start + unit.length : 0;
}

/**
 * A different number for the same thing. Reported only if the sentence leaves no doubt about the thing counted: every
 * word of a name of several (`fluidBalanceMinutes`), or “the CBT has 150 questions”.
 */
function contradicted(typed: TypedFigure, index: ValueIndex): FigureValue[] {
  if (typed.inWords && typed.number < 3) return [];
  const candidates = [...new Set(typed.next.slice(0, 4))]
    .flatMap((word) => index.units.get(word) ?? [])
    .filter(({ value, figure }) => value.document.collection === 'facts' && unitEnd(figure, typed.next) > 0);
  // Another fact about the same thing has this number: the sentence is ambiguous, so nothing is reported.
  if (candidates.some(({ figure }) => figure.number === typed.number)) return [];
  return candidates.filter(({ figure }) => isCertain(figure, typed));
}

const whole = /\b(?:all|the|has|have|with|its|of)\s+$/i;

function isCertain({ unit, about, group, suffix }: Figure, typed: TypedFigure): boolean {
  if (suffix !== typed.suffix) return false;
  const says = (wanted: readonly string[]) => wanted.every((word) => hasWord(typed.stems(), word));
  if (about.length > 1) return says(about);
  if (about.length > 0 || time.has(unit.at(-1) ?? '') || group.length === 0) return false;
  return whole.test(typed.before) && says(group);
}
