import type { Document } from '../document.ts';

/** A value that texts can name, and how to recognise it if typed instead. */
export type NamedValue = {
  /** The text to write in braces: `courses.osce-virtual-adult.price`. */
  name: string;
  /** As visitors read it, near enough to recognise: `14 days`, `349.99`. */
  shown: string;
  document: Document;
  reading: ValueReading;
};

export type ValueReading =
  | { kind: 'amount'; thousandths: number; currency: string }
  /** `2025-10-05`. */
  | { kind: 'day'; iso: string }
  /** Several words that nobody writes by chance: a title, a street. */
  | { kind: 'phrase' }
  /** One word that nobody writes by chance: a code, a company's name. */
  | { kind: 'word' }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'figure'; figure: Figure };

/** A number with the thing it counts: 14 days of a course, 115 questions of the CBT. All words are stems. */
export type Figure = {
  number: number;
  suffix: '' | '+' | '%';
  /** The thing counted: `['working', 'day']`. Empty if only the name of the fact says it. */
  unit: readonly string[];
  /** The other words of the name: `fluidBalanceMinutes` is about fluid and balance. */
  about: readonly string[];
  /** The group that it belongs to: `osce`. For an entry, its id. */
  group: readonly string[];
};
