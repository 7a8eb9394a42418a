import { isSuperLinear } from '../is-super-linear.ts';
import type { Rule } from '../rule.ts';
import { nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/** By file: how a pattern begins that is reported but harmless, and why. */
const harmless: Readonly<Record<string, readonly { begins: string; because: string }[]>> = {
  'renderer/lint/expressions.ts': [
    {
      begins: String.raw`(?<![*\w])\*\*([\p{L}`,
      because: 'what is looked at before a word ends at the next letter',
    },
    {
      begins: String.raw`(?<![\w./@{[(-])(?:%(`,
      because: 'where the name ends, neither of the two can go on with what the other left',
    },
  ],
  'renderer/check/find-reserved.ts': [
    {
      begins: String.raw`(?:https?:\/\/|mailto:)?`,
      because: 'what is looked at also belongs to the match, so the next one begins behind it',
    },
  ],
  'renderer/check/shape/forms/read-time.ts': [
    {
      begins: String.raw`^(?:from )?(\S.*?)\s*(?:-`,
      because: 'the text has at most 100 characters',
    },
  ],
};

/** One long line of a file, or one long value, must not keep the program busy. */
export const patternsAreLinear: Rule = {
  name: 'the time of a regular expression grows in proportion to its text',
  find: (sources) =>
    sources.flatMap((source) => [...nodesOf(source.program)].flatMap((node) => judge(node, source))),
  breaks: [
    { 'renderer/a.ts': String.raw`export const a = /\s+$/;` },
    { 'renderer/a.ts': String.raw`export const a = (text: string) => text.split(/\s*;\s*/);` },
    { 'kinds/a.ts': String.raw`export const a = /^(.*?)[ \t]*$/s;` },
    { 'cli/a.ts': String.raw`export const a = /^(?:[ \t]*-+)+$/;` },
    { 'diagnostics/a.ts': 'export const a = /#.*$/;' },
    { 'renderer/check/find-reserved.ts': 'export const a = /-+$/;' },
  ],
  keeps: [
    { 'renderer/a.ts': String.raw`export const a = /(?<!\s)\s+$/;` },
    { 'renderer/a.ts': String.raw`export const a = (text: string) => text.split(/(?:(?<!\s)\s+)?;\s*/);` },
    { 'renderer/a.ts': String.raw`export const a = /#.*/s; // /\s+$/` },
    { 'tests/a.ts': String.raw`export const a = '/\\s+$/';` },
  ],
};

function judge(node: SyntaxNode, source: Source): string[] {
  const written = patternOf(node);
  if (!written) return [];
  const isKnown = harmless[source.path]?.some(({ begins }) => written.pattern.startsWith(begins));
  const looksBad = isSuperLinear(written.pattern, written.flags);
  if (isKnown) return looksBad ? [] : [`${whereIs(source, node)} needs no exception any more`];
  return looksBad ? [`${whereIs(source, node)} may take long: /${written.pattern}/`] : [];
}

/** The pattern and flags of a regular expression literal. */
function patternOf({ type, regex }: SyntaxNode): { pattern: string; flags: string } | undefined {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined;
  return 'pattern' in regex && 'flags' in regex
    ? { pattern: String(regex.pattern), flags: String(regex.flags) }
    : undefined;
}
