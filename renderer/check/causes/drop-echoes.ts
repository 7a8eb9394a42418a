import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LocatedPart, LocatePart } from './standing-at.ts';

/**
 * One message per value: if its form is wrong, other rules' messages about it are dropped; a warning is dropped if
 * there is an error, and advice if there is anything else.
 */
export function dropEchoes(problems: readonly Diagnostic[], standingOf: LocatePart): Diagnostic[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(addressOf));
  const malformed = new Set(problems.filter(({ code }) => forms.has(code)).map(addressOf));
  const isWithinWrong = withinWrong(errors, standingOf);
  const unknown = errors.filter(({ code }) => code === 'unknown-key');
  const isWithinUnknown = withinWrong(unknown, standingOf);
  const spoilt = new Set(problems.filter(({ code }) => spoils.has(code)).flatMap(lineOf(standingOf)));
  const besides = new Set(problems.filter(({ code }) => !advice.has(code)).flatMap(lineOf(standingOf)));
  return problems.filter((problem) => {
    if (problem.severity === 'error')
      return (
        !(malformed.has(addressOf(problem)) && references.has(problem.code)) &&
        !(isPlaceholder(problem) && isWithinUnknown(problem))
      );
    if (wrong.has(addressOf(problem)) || (wrong.size > 0 && consequences.has(problem.code))) return false;
    if (isWithinWrong(problem)) return false;
    if (!spoils.has(problem.code) && lineOf(standingOf)(problem).some((line) => spoilt.has(line)))
      return false;
    return !(advice.has(problem.code) && lineOf(standingOf)(problem).some((line) => besides.has(line)));
  });
}

/** Drops warnings from reading about values that turned out to be wrong. */
export function dropTold(read: readonly Diagnostic[], checked: readonly Diagnostic[]): Diagnostic[] {
  const wrong = new Set(checked.filter(({ severity }) => severity === 'error').map(addressOf));
  return read.filter((problem) => problem.severity === 'error' || !wrong.has(addressOf(problem)));
}

/** Codes that may be consequences of an error elsewhere: a misspelt category, an address that isn’t one. */
const consequences: ReadonlySet<string> = new Set([
  'nothing-found',
  'nothing-found-by-all',
  'current-nowhere',
]);

const forms: ReadonlySet<string> = new Set([
  ...['wrong-form', 'unknown-choice', 'not-a-date', 'quotes-needed', 'empty-text', 'empty-value'],
]);
const references: ReadonlySet<string> = new Set([
  ...['unknown-category', 'unknown-entry', 'unmatched-value', 'wrong-link', 'unnameable-fact'],
]);

/** Corrupted characters: no other rule can judge the text. */
const spoils: ReadonlySet<string> = new Set(['wrong-encoding', 'lost-character']);

/** Suggestions to write something in another way, which may no longer apply once the other problem is fixed. */
const advice: ReadonlySet<string> = new Set(['said-twice', 'said-otherwise']);

/** Messages about a whole file share its first position, so there each code counts separately. */
function addressOf({ place, code }: Diagnostic): string {
  return place.line === 1 && place.column === 1
    ? `${place.file} ${code}`
    : `${place.file}:${place.line}:${place.column}`;
}

/** `{count}`: only the field knows which placeholders there are. */
function isPlaceholder({ code, lacks }: Diagnostic): boolean {
  return code === 'unknown-name' && lacks?.name !== undefined && !lacks.name.includes('.');
}

/** Whether a problem is about a value that is wrong as a whole, or about part of one. */
function withinWrong(
  errors: readonly Diagnostic[],
  standingOf: LocatePart,
): (problem: Diagnostic) => boolean {
  const wholes = new Set(errors.flatMap((error) => wholeOf(error, standingOf(error))));
  return (problem) => {
    const { place } = problem;
    const { path } = standingOf(problem) ?? {};
    if (!path || wholes.size === 0) return false;
    return path.some((_, index) => wholes.has(keyOf(place.file, path.slice(0, index + 1))));
  };
}

/** An unknown field or a value of the wrong kind. For groups and lists, other errors are about a part. */
function wholeOf({ place, code }: Diagnostic, standing: LocatedPart | undefined): string[] {
  if (!standing || standing.path.length === 0) return [];
  const isWhole = code === 'unknown-key' || code.startsWith('not-a-');
  const isPlain = standing.span.kind === 'scalar' && !isLongText(standing);
  return isWhole || isPlain ? [keyOf(place.file, standing.path)] : [];
}

/** A text of several lines may have more than one mistake. */
function isLongText({ span }: LocatedPart): boolean {
  return span.kind === 'scalar' && (span.text ?? '').length > 200;
}

function lineOf(standingOf: LocatePart): (problem: Diagnostic) => string[] {
  return (problem) => {
    const { place } = problem;
    const standing = standingOf(problem);
    return standing ? [`${keyOf(place.file, standing.path)} ${place.line}`] : [];
  };
}

function keyOf(file: string, path: readonly (string | number)[]): string {
  return JSON.stringify([file, ...path]);
}
