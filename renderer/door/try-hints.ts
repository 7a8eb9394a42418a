import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeThis } from '../../diagnostics/messages/read-yaml.ts';
import { readYamlLine } from '../read/yaml/yaml-line.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { allOf, type Edited, type Judged, judgeEdited } from './judge-edited.ts';

/**
 * Mistakes in the notation for which quotation marks are the answer, unless the field wants no text. The reader knows no
 * schema, so what it says is tried.
 */
const quoting = new Set([
  'yaml-reserved-start',
  'yaml-colon-in-text',
  'yaml-text-after-quote',
  'yaml-smart-quotes',
]);

/** So many are tried: each takes a check of the site. */
const most = 10;

/** The same problems. Where what one says would be wrong at the same place, it says something else that is right. */
export async function tryHints(found: readonly Diagnostic[], options: Edited): Promise<Diagnostic[]> {
  const doubtful = found
    .filter(({ code, place }) => quoting.has(code) && isOwnFile(place.file))
    .slice(0, most);
  if (doubtful.length === 0) return [...found];
  const edited = { ...options, cache: {} };
  const before = await judgeEdited(edited, new Map());
  const better = new Map<Diagnostic, Diagnostic>();
  for (const problem of doubtful) {
    const hint = await findHint(problem, before, edited);
    if (hint !== undefined) better.set(problem, { ...problem, hint });
  }
  return found.map((problem) => better.get(problem) ?? problem);
}

/** Nothing where the problem’s own hint is right, or nothing else is. */
async function findHint(problem: Diagnostic, before: Judged, options: Edited): Promise<string | undefined> {
  const { file, line } = problem.place;
  const text = before.read(file);
  if (text === undefined) return undefined;
  const start = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const { value, valueStart } = readYamlLine(text, start);
  const own = ownAnswer(problem);
  for (const meant of answersTo(value, own)) {
    const changed = text.slice(0, valueStart) + meant + text.slice(valueStart + value.length);
    const after = await judgeEdited(options, new Map([[file, changed]]));
    const isWrong = allOf(after).some(
      ({ place, severity }) => severity === 'error' && place.file === file && place.line === line,
    );
    if (!isWrong && after.reading.length < before.reading.length)
      return meant === own ? undefined : writeThis(meant);
  }
  return undefined;
}

/** The value that the hint says to write. */
function ownAnswer({ hint = '' }: Diagnostic): string | undefined {
  return /(?:Write|Put the text in quotation marks:) (["'].*["'])$/.exec(hint)?.[1];
}

/** What may have been meant, the likeliest first: a note behind a value is for whoever edits it. */
function answersTo(value: string, own: string | undefined): string[] {
  const [, whole = '', rest = ''] =
    /^("[^"]*"|'[^']*'|\[[^[\]]*\]|\{[^{}]*\})[ \t]*([^\s\]}"'].*)$/.exec(value) ?? [];
  const noted = rest === '' ? [] : [`${whole} # ${rest}`];
  const bare = value.replace(/^[@`%*&!|>:;,=~ \t]+/, '');
  const likely = /^[(–—-]/.test(rest) ? noted : [];
  return [...likely, ...(own === undefined ? [] : [own]), ...(bare === '' ? [] : [bare]), ...noted];
}
