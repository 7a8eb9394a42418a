import { pick } from '../../templates/art/chance.ts';
import { endings, objects, openings, subjects, verbs } from './word-lists.ts';

/** Numbers from 0 up to 1, the same for the same seed. */
export type Chance = () => number;

/** One sentence of 8 to 30 words that reads like English, if not like sense. */
export function writeSentence(chance: Chance): string {
  const opening = chance() < 0.4 ? `${choose(openings, chance)}, ` : '';
  const ending = chance() < 0.5 ? `, ${choose(endings, chance)}` : '';
  return `${capitalise(opening + writeClause(chance) + ending)}.`;
}

/** Subject, verb and object, without a capital or a full stop. */
export function writeClause(chance: Chance): string {
  return `${choose(subjects, chance)} ${choose(verbs, chance)} ${choose(objects, chance)}`;
}

/** Two or three sentences. */
export function writeParagraph(chance: Chance): string {
  return several(pick(chance, 2, 3), () => writeSentence(chance)).join(' ');
}

/** This many different results of `make`: a check would ask whether a duplicate is intended. */
export function several<Made>(count: number, make: () => Made): Made[] {
  const made = new Map<string, Made>();
  while (made.size < count) {
    const one = make();
    made.set(JSON.stringify(one), one);
  }
  return [...made.values()];
}

export function choose(from: readonly string[], chance: Chance): string {
  return from[pick(chance, 0, from.length - 1)] ?? '';
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
