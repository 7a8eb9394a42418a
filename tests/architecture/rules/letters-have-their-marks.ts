import type { Rule } from '../rule.ts';
import { nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/**
 * In most of the world's scripts a vowel or an accent is a character of its own after its letter. A pattern that runs
 * through letters, or asks whether a word ends, must count these (`\p{M}`) too, or it cuts words in two; prefer the
 * helpers in `diagnostics/words/letters.ts`. For the beginning of a word a letter is enough.
 */
export const lettersHaveTheirMarks: Rule = {
  name: 'a pattern that goes through letters, or looks for the end of a word, takes marks along',
  find: (sources) =>
    sources.flatMap((source) => [...nodesOf(source.program)].flatMap((node) => judge(node, source))),
  breaks: [
    { 'renderer/a.ts': String.raw`export const a = /[\p{L}\p{N}]+/gu;` },
    { 'kinds/a.ts': String.raw`export const a = (text: string) => text.split(/[^\p{L}]/u);` },
    { 'renderer/a.ts': String.raw`export const a = /(?<![\p{L}\p{N}])word/u;` },
    { 'cli/a.ts': String.raw`export const a = (b: string) => new RegExp(b + '(?![\\p{L}\\p{N}])');` },
    { 'renderer/a.ts': String.raw`export const a = /^\p{L}{2}/u;` },
    { 'renderer/a.ts': String.raw`export const a = /[\p{L})]$/u;` },
  ],
  keeps: [
    { 'renderer/a.ts': String.raw`export const a = /(?=[\p{L}\p{N}])/u;` },
    { 'renderer/a.ts': String.raw`export const a = /[\p{L}\p{M}\p{N}]+/gu;` },
    { 'renderer/a.ts': String.raw`export const a = /^[\p{L}\p{N}]/u;` },
    { 'renderer/a.ts': String.raw`export const isShown = /^[\p{L}\p{P}]$/u;` },
  ],
};

const spots = [
  // A class that is negated, repeated, in a lookbehind or negative lookahead, or at the end of the text.
  /\[\^([^\]]*p\{L\}[^\]]*)\]/g,
  /\[([^\]]*p\{L\}[^\]]*)\][+*{]/g,
  /(?<!^\^)\[([^\]]*p\{L\}[^\]]*)\]\$$/g,
  /\(\?(?:<[=!]|!)\[([^\]]*p\{L\}[^\]]*)\]/g,
  /p\{L\}()[+*{]/g,
];

function judge(node: SyntaxNode, source: Source): string[] {
  const pattern = patternIn(node);
  if (!pattern?.includes('p{L}')) return [];
  const isCut = spots.some((spot) =>
    [...pattern.matchAll(spot)].some(([, signs = '']) => !/M\}/.test(signs)),
  );
  return isCut ? [`${whereIs(source, node)} cuts words at their marks: ${pattern}`] : [];
}

/** A regular expression literal, or a string from which a pattern is made. */
function patternIn(node: SyntaxNode): string | undefined {
  if (node.type === 'TemplateElement') return rawOf(node.value);
  if (node.type !== 'Literal') return undefined;
  const { regex, value } = node;
  if (typeof regex === 'object' && regex !== null && 'pattern' in regex) return String(regex.pattern);
  return typeof value === 'string' ? value : undefined;
}

function rawOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}
