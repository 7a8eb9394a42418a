import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { characterLookalike, invisibleCharacter } from '../../diagnostics/messages/characters.ts';
import { curlyQuotationMarks, quoteClosedByCurly } from '../../diagnostics/messages.generated.ts';
import { withFix } from '../../diagnostics/with-fix.ts';
import type { SourceText } from '../model/source.ts';
import { lineAt } from './line-at.ts';
import {
  findControlCharacter,
  findOddCharacter,
  isJoiner,
  oddSpace,
  withPlainCharacters,
} from './odd-characters.ts';

/**
 * Problems as they are reported: one caused by a character that is invisible, or that looks like another, names the
 * character and its place instead. “There is no “osce”” helps nobody who reads “osce” in the file.
 */
export function explainCharacters(
  problems: readonly Diagnostic[],
  textOf: (file: string) => SourceText | undefined,
): Diagnostic[] {
  const told = new Set<string>();
  const lines = new Map<string, boolean>();
  const standsByControl = (problem: Diagnostic) => {
    const line = `${problem.place.file}:${problem.place.line}`;
    const known = lines.get(line) ?? hasControl(problem, textOf);
    lines.set(line, known);
    return known && problem.code !== 'control-character';
  };
  const all = problems.flatMap((problem) => {
    if (standsByControl(problem)) return [];
    const explained = explain(problem, textOf);
    if (!explained) return [problem];
    const key = keyOf(explained);
    if (told.has(key)) return [];
    told.add(key);
    return [explained];
  });
  return all.filter((problem) => problem.code !== 'invisible-in-text' || !told.has(keyOf(problem)));
}

function keyOf({ place: { file, line, column } }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Whether the line has a control character, which is reported by itself. */
function hasControl({ place }: Diagnostic, textOf: (file: string) => SourceText | undefined): boolean {
  const text = textOf(place.file);
  return text !== undefined && findControlCharacter(lineAt(text, place.line)) !== undefined;
}

function explain(
  problem: Diagnostic,
  textOf: (file: string) => SourceText | undefined,
): Diagnostic | undefined {
  const isNotation = problem.severity === 'error' && problem.code.startsWith('yaml-');
  const isGuessed = problem.hint?.startsWith('Did you mean') ?? false;
  if (!isNotation && !isGuessed && !exact.has(problem.code)) return undefined;
  const text = textOf(problem.place.file);
  if (!text) return undefined;
  const line = lineAt(text, problem.place.line);
  if (isNotation) return explainNotation(problem, text);
  if (problem.code === 'colon-in-item') return explainCurly(problem, line);
  return explainCurly(problem, line) ?? explainToken(problem, line);
}

/** Explains curly quotation marks around a value with a fixed form: they count as part of it. */
function explainCurly({ place, code, severity }: Diagnostic, line: string): Diagnostic | undefined {
  if (severity !== 'error' || code === 'unknown-key') return undefined;
  const [whole = '', inside = ''] =
    /^[“”„‘’«]([^“”„‘’«»"']+)[“”‘’»](?=[ \t]*(?:[,}\]]|#|$))/.exec(line.slice(place.column - 1)) ?? [];
  if (inside.trim() === '') return undefined;
  const to = /^[\w/+.](?:[^#:,{}[\]]|:(?! ))*$/.test(inside.trim())
    ? inside.trim()
    : JSON.stringify(inside.trim());
  return withFix(curlyQuotationMarks(place, { meant: to }), { place, from: whole, to });
}

/** Codes of problems in which every character of the token matters. */
const exact: ReadonlySet<string> = new Set([
  ...['unknown-key', 'unknown-choice', 'wrong-constant', 'wrong-form', 'not-a-date', 'no-such-date'],
  ...[
    'colon-in-item',
    'not-a-number',
    'not-true-or-false',
    'not-a-list',
    'not-a-group',
    'unknown-section',
    'unknown-entry',
  ],
  ...['unknown-field', 'unmatched-value', 'unknown-media', 'wrong-link', 'unknown-name', 'name-with-spaces'],
  ...['unknown-time-zone', 'unknown-currency', 'no-language-tag', 'unknown-locale', 'unknown-category'],
  ...['unknown-collection', 'unknown-component', 'code-in-text', 'no-phone', 'link-broken', 'anchor-missing'],
  ...['mdx-less-than', 'mdx-expression', 'mdx-syntax', 'raw-html', 'not-a-tag'],
]);

/** Checks from the place to the end of the name or the value. */
function explainToken({ place, code, hint = '' }: Diagnostic, line: string): Diagnostic | undefined {
  const start = place.column - 1;
  const end = code === 'unknown-key' ? /^["']?[^:\uFF1A"'\n]*/ : /^["'{<([]*[^"',}\])>#\n]*/;
  const token = end.exec(line.slice(start))?.[0] ?? '';
  const found = findOddCharacter(token);
  // A dash is visibly not a hyphen, and the date or time that was meant is a better answer.
  const isAnswered = code === 'not-a-date' || (code === 'wrong-form' && hint.startsWith('Write "'));
  if (
    !found ||
    (code === 'no-phone' && found.kind === 'lookalike') ||
    (isAnswered && /[–—−]/.test(found.character))
  )
    return undefined;
  const at = { ...place, column: start + found.index + 1 };
  const opening = /^["'{<([]*/.exec(token)?.[0].length ?? 0;
  const meant = withPlainCharacters(token.slice(opening));
  if (found.kind === 'lookalike') return characterLookalike(at, { ...found, meant });
  const after = token.slice(opening, found.index).slice(-30);
  const isBeforeName = code === 'unknown-key' && after === '';
  return invisibleCharacter(at, {
    character: found.character,
    after:
      after === ''
        ? line
            .slice(0, start + opening)
            .trim()
            .slice(-30)
        : after,
    // If it is a list or a group, the token is only its beginning; before a name, the character is not part of it.
    meant: /^$|[[{("]/.test(meant) || isBeforeName ? undefined : meant,
  });
}

/** Checks the line where YAML gave up, and those above and below it. */
function explainNotation(problem: Diagnostic, text: SourceText): Diagnostic | undefined {
  const { place, code } = problem;
  for (const line of [place.line, place.line - 1, place.line + 1]) {
    if (line < 1) continue;
    const written = lineAt(text, line);
    const found = explainLine(written, { ...place, line });
    if (found) return found;
    // A value that begins with a curly bracket is read as fields: it ends at the closing mark.
    const curly =
      line === place.line
        ? (/:[ \t]+([“”„])(\{[^“”„"]*)[“”](?=[ \t]*(?:[,}\]]|$))/.exec(written) ??
          /:[ \t]+([“”„])(.*)/s.exec(written))
        : null;
    if (curly?.[1])
      return curlyQuotationMarks(
        { ...place, column: written.indexOf(curly[1]) + 1 },
        { meant: JSON.stringify(curly[2]?.trimEnd().replace(/["“”]$/, '')) },
      );
    if (code === 'yaml-quote-open' && line === place.line) {
      const closing = /:[ \t]+"([^"]*)([“”„])[ \t]*$/.exec(written);
      if (closing?.[2])
        return quoteClosedByCurly(
          { ...place, line, column: written.lastIndexOf(closing[2]) + 1 },
          { closing: closing[2], meant: `"${closing[1]}"` },
        );
    }
  }
  return undefined;
}

/** Explains spaces around a name or after `>-` that YAML doesn't accept, and a colon that it doesn't. */
function explainLine(line: string, place: Diagnostic['place']): Diagnostic | undefined {
  const wide = /^[ \t]*(?:-[ \t]+)?[\w-]+[ \t]*(\uFF1A)/.exec(line);
  if (wide?.[1]) {
    const column = line.indexOf('\uFF1A') + 1;
    const meant = line.trim().replace(/\uFF1A\s*/, ': ');
    return characterLookalike(
      { ...place, column },
      { character: '\uFF1A', plain: ':', script: undefined, meant },
    );
  }
  const head =
    /^[^\w"'#]*(?:["']?[\w-]*["']?)?[^\w"'#]*?:?[^\w"'#]?(?:[|>][-+]?[^\w"'#]?)?/u.exec(line)?.[0] ?? '';
  const index = [...head].findIndex(
    (character, at) => oddSpace.test(character) || (/\p{Cf}/u.test(character) && !isJoiner(line, at)),
  );
  if (index < 0) return undefined;
  const character = [...head][index] ?? '';
  return invisibleCharacter(
    { ...place, column: index + 1 },
    { character, after: line.slice(0, index).trim(), meant: undefined },
  );
}
