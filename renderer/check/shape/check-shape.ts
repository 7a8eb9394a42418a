import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { mostMistakes } from '../../../diagnostics/limit-mistakes.ts';
import {
  fieldNotIndented,
  listNameMissing,
  missingKey,
  unknownKey,
} from '../../../diagnostics/messages/check-shape.ts';
import { textNameMissing } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { surest } from '../../../diagnostics/surest.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { isDay } from '../../../kinds/is-day.ts';
import type { Source } from '../../model/source.ts';
import type { Validator, Violation } from '../../schema/compile-schemas.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { fixKey } from '../../source/fix-value.ts';
import { locate } from '../../source/locate.ts';
import { isOfGap } from '../gaps/is-of-gap.ts';
import { explainViolation } from './explain-violation.ts';
import { findLostLists } from './find-lost-lists.ts';
import { findLostNames } from './find-lost-names.ts';
import { findStrayFields } from './find-stray-fields.ts';
import { nameOf } from './name-value.ts';
import { meantByOtherWord, otherWordsAmong } from './other-words.ts';
import { splitAtTheEdge } from './split-at-the-edge.ts';
import { withoutIt } from './without-it.ts';

/**
 * `base` is the path of `value` in the file; `alsoAllowed` are keys that another schema checks; `keys` are all fields
 * that the schema knows; `name` is what messages call the whole; `currency` is the site's.
 */
export type Shape = {
  source: Source;
  value: unknown;
  base: Path;
  validator: Validator;
  alsoAllowed?: readonly string[];
  keys?: readonly string[];
  name?: string;
  currency?: string;
};

/** Reports violations of the schema: one message per mistake. */
export function checkShape(shape: Shape, report: Report): void {
  const { source, base } = shape;
  const violations = shape
    .validator(withoutBlanks(shape.value))
    .filter((violation) => !source.isPart || !isOfGap(violation, source, base));
  if (violations.length === 0) return;
  const strays = findStrayFields(violations, source, base);
  for (const { key, violation, indent } of strays)
    report(fieldNotIndented(locate(source, [...base, ...violation.path, key], 'key'), key, indent));
  const lost = findLostNames(violations, source, base);
  for (const { key, path, place } of lost) {
    const problem = textNameMissing(place, { key });
    const hides = [{ of: `problems of ${source.file}` }];
    report(hiding({ ...problem, hides }, [...base, ...path, key], source));
  }
  const lists = findLostLists(violations, { ...shape, keys: shape.keys ?? [] });
  for (const { list, path, key } of lists) {
    const problem = listNameMissing(locate(source, [...base, ...path]), list, key);
    report(key === undefined ? problem : hiding(problem, [...base, key], source));
  }
  const explained = new Set([...strays, ...lost, ...lists].flatMap(({ explains }) => explains));
  const left = violations.filter((violation) => !explained.has(violation));
  const { atTheEdge, others } = splitAtTheEdge(left);
  for (const { path, parent } of atTheEdge) {
    const key = String(path.at(-1));
    const place = locate(source, [...base, ...path], 'key');
    const problem = fieldNotIndented(place, key, place.column + 1, parent);
    report(hiding(problem, [...base, ...path.slice(0, -1), parent], source));
  }
  const isRequired = requirements(shape);
  for (const group of groupByPath(others)) reportGroup(group, { ...shape, isRequired }, report);
}

function groupByPath(violations: readonly Violation[]): Violation[][] {
  const groups = new Map<string, Violation[]>();
  for (const violation of violations) {
    const key = JSON.stringify(violation.path);
    const known = groups.get(key);
    if (known) known.push(violation);
    else groups.set(key, [violation]);
  }
  return [...groups.values()];
}

/**
 * Everything wrong with one value. A value of the wrong kind breaks other rules as well: only the worst violation is
 * reported.
 */
function reportGroup(violations: readonly Violation[], shape: ShapeContext, report: Report): void {
  const [first] = violations;
  if (!first) return;
  const path = [...shape.base, ...first.path];
  const unknown = violations.filter(({ keyword }) => keyword === 'additionalProperties').map(unknownName);
  const missing = violations.filter(({ keyword }) => keyword === 'required').map(missingName);
  const others = violations.filter(
    ({ keyword }) => keyword !== 'additionalProperties' && keyword !== 'required',
  );
  const worst = others.toSorted((one, other) => rank(one) - rank(other))[0];
  if (worst) report(explainViolation(worst, path, { ...shape, isRequired: shape.isRequired(worst.path) }));
  const misspelt = reportUnknown(unknown, missing, { ...first, path, shape }, report);
  const left = missing.filter((key) => !misspelt.has(key));
  if (left.length > 0) report(explainMissing(left, first, path, shape));
}

type ShapeContext = Shape & { isRequired: (path: Path) => boolean };

/** Whether the value at a path is required. The items of a list have one schema, so one of them represents all. */
function requirements(shape: Shape): (path: Path) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const key = path.map((step) => (typeof step === 'number' ? '*' : step)).join('\n');
    const found = known.get(key) ?? isRequired(path, shape);
    known.set(key, found);
    return found;
  };
}

function isRequired(path: Path, { validator, value }: Shape): boolean {
  const key = path.at(-1);
  if (typeof key !== 'string') return false;
  const left = withoutField(value, path);
  const outer = JSON.stringify(path.slice(0, -1));
  return validator(left).some(
    (violation) =>
      violation.keyword === 'required' &&
      missingName(violation) === key &&
      JSON.stringify(violation.path) === outer,
  );
}

/** Copies only along the path: its neighbours may be values that can't be copied (`watch-gaps`). */
function withoutField(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withoutField(item, rest) : item));
  if (!isFields(value)) return value;
  const fields = Object.entries(value).filter(([name]) => rest.length > 0 || name !== key);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, name === key ? withoutField(field, rest) : field]),
  );
}

const order = [
  'type',
  'const',
  'enum',
  'minLength',
  'minItems',
  'maxItems',
  'format',
  'pattern',
  'minimum',
  'maximum',
];

function rank({ keyword }: Violation): number {
  const found = order.indexOf(keyword);
  return found < 0 ? order.length : found;
}

function unknownName({ params }: Violation): string {
  return String(params.additionalProperty);
}

function missingName({ params }: Violation): string {
  return String(params.missingProperty);
}

type Surroundings = { schema: Violation['schema']; value: unknown; path: Path; shape: Shape };

/** Returns the missing keys that an unknown one was meant to be: `titel` explains why `title` is missing. */
function reportUnknown(
  keys: readonly string[],
  missing: readonly string[],
  { schema, value, path, shape }: Surroundings,
  report: Report,
): Set<string> {
  const known = [
    ...Object.keys(fieldsOf(schema.properties)),
    ...(path.length === shape.base.length ? (shape.alsoAllowed ?? []) : []),
  ];
  const free = known.filter((one) => !Object.hasOwn(Object(value), one));
  // Later ones are counted, not reported.
  const guesses = keys.map((key, index) =>
    index > mostMistakes
      ? undefined
      : meantKey(key, {
          missing,
          known,
          free: free.filter((field) => isInForm(fieldsOf(value)[key], schema, field)),
        }),
  );
  const renamed = onlyPair(keys, missing, guesses);
  const misspelt = new Set<string>();
  for (const [index, key] of keys.entries()) {
    const isRenamed = renamed?.key === key && fits(fieldsOf(value)[key], schema, renamed.meant);
    const meant = isRenamed ? renamed.meant : guesses[index];
    if (meant !== undefined) misspelt.add(meant);
    const problem = unknownKey(locate(shape.source, [...path, key], 'key'), {
      key,
      parent: nameOf(path) ?? shape.name,
      meant,
      known,
    });
    const sure = meant !== undefined && meant === surest(key, known) ? meant : undefined;
    const fix = sure === undefined ? undefined : fixKey(shape.source, [...path, key], sure);
    report(withFix(hiding(problem, [...path, meant ?? key], shape.source), fix));
  }
  return misspelt;
}

/** The one unknown name, with the one missing field: it was given another name. */
function onlyPair(
  keys: readonly string[],
  missing: readonly string[],
  guesses: readonly (string | undefined)[],
): { key: string; meant: string } | undefined {
  const [meant, ...others] = missing.filter((one) => !guesses.includes(one));
  const [key, ...more] = keys.filter((_, index) => guesses[index] === undefined);
  return meant !== undefined && key !== undefined && others.length + more.length === 0
    ? { key, meant }
    : undefined;
}

/** Whether a value has the type that the field requires. */
function fits(value: unknown, { properties }: Violation['schema'], field: string): boolean {
  const { type } = fieldsOf(fieldsOf(properties)[field]);
  if (Array.isArray(value)) return type === 'array';
  return type === (typeof value === 'number' ? 'number' : typeof value);
}

/** Whether a text has the form that the field requires: a time of day is not a date. */
function isInForm(value: unknown, { properties }: Violation['schema'], field: string): boolean {
  const { format, pattern } = fieldsOf(fieldsOf(properties)[field]);
  if (typeof value !== 'string') return true;
  if (format === 'date') return isDay(value);
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
}

type Candidates = { missing: readonly string[]; known: readonly string[]; free: readonly string[] };

/** `free`: fields that the group doesn’t have yet and that accept such a value. */
function meantKey(key: string, { missing, known, free }: Candidates): string | undefined {
  // Without a bullet or a number before the name.
  const name = key.replace(/^[^A-Za-z]+/, '');
  return (
    nearest(key, missing) ??
    otherWordsAmong(key, missing)[0] ??
    known.find((one) => one === key.replace(/y$/, 'ies') || key === one.replace(/y$/, 'ies')) ??
    nearest(key, known) ??
    nearest(name, known) ??
    missing.find((one) => isWordOf(one, key)) ??
    meantByOtherWord(key, { missing, free }) ??
    onlyWordOf(key, free)
  );
}

/** `phone` for `phone_number`. */
function onlyWordOf(key: string, free: readonly string[]): string | undefined {
  const [only, ...others] = free.filter((one) => isWordOf(one, key));
  return others.length === 0 ? only : undefined;
}

/** Whether the name contains the word: `alt text` and `altText` mean `alt`. */
function isWordOf(word: string, name: string): boolean {
  const words = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s_-]+/);
  return words.includes(word.toLowerCase());
}

function explainMissing(keys: readonly string[], { schema }: Violation, path: Path, { source, name }: Shape) {
  const properties = fieldsOf(schema.properties);
  const place = typeof path.at(-1) === 'string' ? locate(source, path, 'key') : locate(source, path);
  const lines = keys.map((key) => ({
    key,
    example: exampleOf(properties[key]),
  }));
  const ordered = lines.toSorted((one, other) => position(one.key, schema) - position(other.key, schema));
  const problem = missingKey(place, ordered, nameOf(path) ?? name, withoutIt(source, path, keys));
  return keys.reduce((told, key) => hiding(told, [...path, key], source), problem);
}

/** Marks the field as missing for texts that name it. */
function hiding(problem: Diagnostic, path: Path, { file }: Source): Diagnostic {
  return { ...problem, hides: [...(problem.hides ?? []), { of: `fields of ${file}`, name: path.join('.') }] };
}

/** By the order of the schema, in which editors write. */
function position(key: string, schema: Violation['schema']): number {
  return listOf(schema.required).indexOf(key);
}

/** The value with texts of only spaces replaced by empty ones; the value itself if it has none. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  if (Array.isArray(value)) {
    const items = value.map(withoutBlanks);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [key, withoutBlanks(item)]);
  const isSame = fields.every(([key, item]) => item === Reflect.get(value, key));
  return isSame ? value : Object.fromEntries(fields);
}
