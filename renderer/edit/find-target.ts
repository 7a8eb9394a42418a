/** Resolves a user's words to what they mean: a value, a line, a file. */
import { fieldsOf, isFields, listOf } from '../../diagnostics/fields.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Sources } from '../model/source.ts';
import { locate } from '../source/locate.ts';
import { type AskedFile, filesToAsk, isCalled } from './files-to-ask.ts';
import { keyOfStep, namesOf, valueUnder } from './step-into.ts';
import type { FoundTargets, Unknown } from './target.ts';
import { targetsAt } from './targets-at.ts';

/** `mayLack`: fields that are missing may be named too; `value` is undefined then. */
type FindTargetsInput = { sources: Sources; kinds: Kinds; mayLack?: true };

/**
 * Accepts words such as `['courses/oet', 'price']`, `['courses.oet.price']`, `['content/courses/oet.yaml:4']`,
 * `['content/courses/oet.yaml:4:8']`, `['content/courses/oet.yaml:price']`, `['site.yaml', 'navigation']`.
 */
export function findTargets(
  words: readonly string[],
  { sources, kinds, mayLack }: FindTargetsInput,
): FoundTargets {
  const files = filesToAsk(sources, kinds);
  const [first = '', ...rest] = words.map((word) => word.replace(/^\{(.*)\}$/, '$1'));
  const [, name = first, line, column] = /^(.*?):(\d+)(?::(\d+))?:?$/.exec(first) ?? [];
  if (line !== undefined && rest.length === 0)
    return targetsAt(files, { name, line: Number(line), column: column ? Number(column) : undefined });
  const whole = files.find((file) => isCalled(file, first));
  if (whole) return inFile(whole, stepsIn(rest), mayLack);
  const split = splitName(first, files);
  return split ? inFile(split.file, [...split.steps, ...stepsIn(rest)], mayLack) : unknownFile(first, files);
}

function stepsIn(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split(/[./]/)).filter((step) => step !== '');
}

/** A file and a field in one word: `courses.oet-weekend.price`, `content/courses/oet-weekend.yaml:price`. */
function splitName(
  word: string,
  files: readonly AskedFile[],
): { file: AskedFile; steps: string[] } | undefined {
  const cuts = [...word.matchAll(/[.:/]/g)].map(({ index }) => index).reverse();
  for (const cut of cuts) {
    const file = files.find((one) => isCalled(one, word.slice(0, cut)));
    if (file) return { file, steps: stepsIn([word.slice(cut + 1)]) };
  }
  return undefined;
}

function inFile({ source, schema, name }: AskedFile, steps: readonly string[], mayLack?: true): FoundTargets {
  const path: (string | number)[] = [];
  let value: unknown = source.value;
  for (const step of steps) {
    const isOpen = mayLack && (isFields(value) || value === undefined || value === null);
    const key = keyOfStep(value, step) ?? (isOpen ? step : undefined);
    if (key === undefined) return { unknown: unknownField(value, { name, path, step }) };
    path.push(key);
    value = valueUnder(value, key);
  }
  const place = locate(source, path);
  return { targets: [{ kind: 'value', source: source.file, schema, path, place, value }] };
}

type MissingField = { name: string; path: Path; step: string };

function unknownField(value: unknown, { name, path, step }: MissingField): Unknown {
  const known = Array.isArray(value)
    ? listOf(value).map((thing, index) => namesOf(thing)[0] ?? String(index + 1))
    : Object.keys(fieldsOf(value));
  const within = [name, ...path.map((key) => (typeof key === 'number' ? key + 1 : key))].join(' ');
  const meant = nearest(step, known);
  return { what: 'field', written: step, within, known, ...(meant !== undefined && { meant }) };
}

function unknownFile(written: string, files: readonly AskedFile[]): FoundTargets {
  const known = files.map(({ name }) => name);
  const looked = written.replace(/^content\//, '').replace(/\.(?:ya?ml|mdx?)(?::.*)?$/, '');
  const inFolder = known.filter((name) => name.startsWith(`${looked.split('/')[0]}/`));
  const meant = nearest(looked, known);
  return {
    unknown: {
      ...{ what: 'file', written, known: inFolder.length > 0 ? inFolder : known },
      ...(meant !== undefined && { meant }),
    },
  };
}
