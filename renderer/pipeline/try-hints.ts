import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { whatBelongs, writeThis } from '../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../diagnostics/place.ts';
import { nameColumn, readYamlLine } from '../read/yaml/yaml-line.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { allOf, type Edited, type Judged, judgeEdited } from './judge-edited.ts';
import { likelyAnswers, likelyNames } from './likely-answers.ts';

/**
 * Mistakes in the notation for which quotation marks are the answer, unless the field wants no text. The reader knows no
 * schema, so what it says is tried.
 */
const notation = new Set([
  'yaml-reserved-start',
  'yaml-colon-in-text',
  'yaml-text-after-quote',
  'yaml-smart-quotes',
  'curly-quotation-marks',
]);

/** A schema knows how a name is written, but not which there are. */
const names = new Set(['wrong-form', 'quotes-needed']);

/** Each takes a few checks of the site. More of them come from one slip, such as a list copied in another notation: then none is tried. */
const most = 10;

/** The same problems. Where what one says would be wrong at the same place, it says something else that is right. */
export async function tryHints(found: readonly Diagnostic[], options: Edited): Promise<Diagnostic[]> {
  const doubtful = found
    .filter(({ code, place }) => (notation.has(code) || names.has(code)) && /\.yaml$/.test(place.file))
    .filter(({ place }) => isOwnFile(place.file));
  if (doubtful.length === 0 || doubtful.length > most) return [...found];
  const edited = { ...options, cache: {} };
  const before = await judgeEdited(edited, new Map());
  const better = new Map<Diagnostic, Diagnostic>();
  for (const problem of doubtful) {
    const hint = await findHint(problem, before, edited);
    if (hint !== undefined) better.set(problem, { ...problem, hint });
  }
  return found.map((problem) => better.get(problem) ?? problem);
}

/**
 * Nothing where the problem’s own hint is right. Where no answer is, what would be told next is told now: of a misspelt
 * word behind an odd sign, which one there is.
 */
async function findHint(problem: Diagnostic, before: Judged, options: Edited): Promise<string | undefined> {
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
    const after = await judgeEdited(options, new Map([[file, changed]]));
    if (after.reading.length > others) continue;
    const left = allOf(after).filter(({ place }) => isAt(place, file, line));
    if (left.length === 0) return meant === own ? undefined : writeThis(meant);
    // What would be warned of is still better than what would be refused.
    if (left.every(({ severity }) => severity === 'warning')) second ??= meant;
    if (meant !== own || names.has(problem.code)) next ??= left[0]?.hint;
  }
  if (second !== undefined) return second === own ? undefined : writeThis(second);
  // Within brackets it may be the place that was not found.
  const isOnePlace = new Set(answers.map(({ start }) => start)).size === 1;
  const isSure = own !== undefined && isOnePlace && !names.has(problem.code);
  return next ?? (isSure ? whatBelongs : undefined);
}

function isAt(place: Place, file: string, line: number): boolean {
  return place.file === file && place.line === line;
}

/** What the hint says to write. */
function ownAnswer({ code, hint = '' }: Diagnostic): string | undefined {
  const written = names.has(code)
    ? /^(?:Write|Put it in quotation marks:) (\S+)$/
    : /(?:Write|Put the text in quotation marks:|use straight ones:) (["'].*["'])(?:\. If .*)?$/;
  return written.exec(hint)?.[1];
}

type Answer = { start: number; value: string; meant: string };

/** In place of the whole value of the line, or of the item in brackets at which the problem is. */
function answersTo({ code, place }: Diagnostic, own: string | undefined, text: string): Answer[] {
  const lineStart = text.split('\n', place.line - 1).join('\n').length + (place.line > 1 ? 1 : 0);
  const line = readYamlLine(text, lineStart);
  const at = lineStart + place.column - 1;
  // A sign or a word before a bracket makes the first field in it look like the field of the line.
  // So does the beginning of a text with a colon.
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

/** Where in a list or group in brackets the value begins that goes on behind it. */
function beginningOf(before: string): number {
  const ends = [', ', ': ', '[', '{'].map((sign) =>
    before.includes(sign) ? before.lastIndexOf(sign) + sign.length : 0,
  );
  const end = Math.max(...ends);
  return end + (before.slice(end).match(/^[ \t]*/)?.[0].length ?? 0);
}
