import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { whatBelongs, writeThis } from '../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../diagnostics/place.ts';
import { nameColumn, readYamlLine } from '../read/yaml/yaml-line.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { allOf, type EditedSite, type EditedTexts, findProblemsOfEdit } from './find-problems-of-edit.ts';
import { likelyAnswers, likelyNames } from './likely-answers.ts';

/**
 * Syntax mistakes that quotation marks fix, unless the field isn't a text. The reader knows no schema, so its hints are
 * tried.
 */
const notation = new Set([
  'yaml-reserved-start',
  'yaml-colon-in-text',
  'yaml-text-after-quote',
  'yaml-smart-quotes',
  'curly-quotation-marks',
]);

/** A schema knows the form of a name, but not which names exist. */
const names = new Set(['wrong-form', 'quotes-needed']);

/**
 * Each takes a few checks of the site. More of them come from one slip, such as a list pasted in another notation: then
 * none is tried.
 */
const most = 10;

/** Returns the same problems. If following a hint would be wrong there too, it is replaced by one that works. */
export async function tryHints(found: readonly Diagnostic[], options: EditedSite): Promise<Diagnostic[]> {
  const doubtful = found
    .filter(({ code, place }) => (notation.has(code) || names.has(code)) && /\.yaml$/.test(place.file))
    .filter(({ place }) => isOwnFile(place.file));
  if (doubtful.length === 0 || doubtful.length > most) return [...found];
  const edited = { ...options, cache: {} };
  const before = await findProblemsOfEdit(edited, new Map());
  const better = new Map<Diagnostic, Diagnostic>();
  for (const problem of doubtful) {
    const hint = await findHint(problem, before, edited);
    if (hint !== undefined) better.set(problem, { ...problem, hint });
  }
  return found.map((problem) => better.get(problem) ?? problem);
}

/**
 * Undefined if the problem's own hint is right. If no answer works, returns the hint that would come next: for a
 * misspelt word after a stray sign, the word that exists.
 */
async function findHint(
  problem: Diagnostic,
  before: EditedTexts,
  options: EditedSite,
): Promise<string | undefined> {
  const { file, line } = problem.place;
  const text = before.read(file);
  if (text === undefined) return undefined;
  const own = ownAnswer(problem);
  const isRead = before.reading.some(({ code, place }) => code === problem.code && isAt(place, file, line));
  const others = before.reading.length - (isRead ? 1 : 0);
  let second: string | undefined;
  let next: string | undefined;
  const answers = answersTo(problem, own, text);
  for (const { start, value, meant } of answers) {
    const changed = text.slice(0, start) + meant + text.slice(start + value.length);
    const after = await findProblemsOfEdit(options, new Map([[file, changed]]));
    if (after.reading.length > others) continue;
    const left = allOf(after).filter(({ place }) => isAt(place, file, line));
    if (left.length === 0) return meant === own ? undefined : writeThis(meant);
    // An answer with a warning is better than one with an error.
    if (left.every(({ severity }) => severity === 'warning')) second ??= meant;
    if (meant !== own || names.has(problem.code)) next ??= left[0]?.hint;
  }
  if (second !== undefined) return second === own ? undefined : writeThis(second);
  // Within brackets, the place may not have been found.
  const isOnePlace = new Set(answers.map(({ start }) => start)).size === 1;
  const isSure = own !== undefined && isOnePlace && !names.has(problem.code);
  return next ?? (isSure ? whatBelongs : undefined);
}

function isAt(place: Place, file: string, line: number): boolean {
  return place.file === file && place.line === line;
}

/** The value that the hint says to write. */
function ownAnswer({ code, hint = '' }: Diagnostic): string | undefined {
  const written = names.has(code)
    ? /^(?:Write|Put it in quotation marks:) (\S+)$/
    : /(?:Write|Put the text in quotation marks:|use straight ones:) (["'].*["'])(?:\. If .*)?$/;
  return written.exec(hint)?.[1];
}

type HintAnswer = { start: number; value: string; meant: string };

/** Replaces the whole value of the line, or the item in brackets at the problem. */
function answersTo({ code, place }: Diagnostic, own: string | undefined, text: string): HintAnswer[] {
  const lineStart = text.split('\n', place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0);
  const line = readYamlLine(text, lineStart);
  const at = lineStart + place.column - 1;
  // A sign or word before a bracket makes the first field in it look like the field of the line. So does the beginning
  // of a text with a colon.
  const isField = at >= line.valueStart && !/[[{]/.test(line.key ?? '');
  const from = isField ? line.valueStart : lineStart + nameColumn(line);
  const whole = { start: from, value: text.slice(from, line.valueStart) + line.value };
  const isInside = at > from && /^[[{]/.test(whole.value);
  const start = isInside ? beginningOf(text.slice(from, at)) + from : at;
  const item = /^[“«][^”»]*[”»]|^[^,\]}]*/.exec(text.slice(start, line.end))?.[0].trimEnd() ?? '';
  const parts = [
    ...(isInside ? [{ start, value: item }] : []),
    ...(isInside && names.has(code) ? [] : [whole]),
  ];
  const likely = names.has(code) ? likelyNames : likelyAnswers;
  return parts.flatMap(({ start, value }) => likely(value, own).map((meant) => ({ start, value, meant })));
}

/** The offset in a bracketed list or group at which the value begins that continues after it. */
function beginningOf(before: string): number {
  const ends = [', ', ': ', '[', '{'].map((sign) =>
    before.includes(sign) ? before.lastIndexOf(sign) + sign.length : 0,
  );
  const end = Math.max(...ends);
  return end + (before.slice(end).match(/^[ \t]*/)?.[0].length ?? 0);
}
