import type { Document } from '../document.ts';

/** A value that texts can name, with what it looks like where somebody has typed it instead. */
export type NamedValue = {
  /** What to write in braces: `courses.osce-virtual-adult.price`. */
  name: string;
  /** As visitors read it, near enough to recognise: `14 days`, `349.99`. */
  shown: string;
  document: Document;
  reading: Reading;
};

export type Reading =
  | { kind: 'amount'; thousandths: number; currency: string }
  /** `2025-10-05`. */
  | { kind: 'day'; iso: string }
  /** Several words that nobody writes by chance: a title, a street. */
  | { kind: 'phrase' }
  /** One word that nobody writes by chance: a code, a surname of a firm. */
  | { kind: 'word' }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'figure'; figure: Figure };

/** A number with what it counts: 14 days of a course, 115 questions of the CBT. All words are stems. */
export type Figure = {
  number: number;
  suffix: '' | '+' | '%';
  /** What is counted: `['working', 'day']`. Empty where only the name of the fact says it. */
  unit: readonly string[];
  /** What else the name says: `fluidBalanceMinutes` is about fluid and balance. */
  about: readonly string[];
  /** What it belongs to: `osce`. For an entry its id. */
  group: readonly string[];
};
