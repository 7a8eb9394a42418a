import { foldText } from './fold-text.ts';

/** Where a value is to be written. */
export type ScalarPlace = {
  /** The text of the present value, from its first character to its last; empty if there is none. */
  written: string;
  /** The column, counted from 0, at which further lines of the value begin. */
  indent: number;
  lineBreak: string;
};

/** As wide as a line gets that is folded for the first time. */
const usualWidth = 110;

/**
 * The ways to write a value in YAML, best first: in the style that is there, then in others. Not all of them are read
 * as this value, which the caller finds out: YAML has too many rules about what may be plain.
 */
export function writtenScalars(value: string | number | boolean | null, place: ScalarPlace): string[] {
  const comment = commentAfterHeader(place.written);
  if (typeof value !== 'string') return [writeNumber(value, place.written) + comment];
  const quoted = foldQuoted(JSON.stringify(value).slice(1, -1), '"', place) + comment;
  const ways = {
    plain: [foldPlain(value, place), ...(value.includes('\n') ? [writeBlock(value, '|', place)] : [])],
    single: [foldQuoted(value.replaceAll("'", "''"), "'", place)],
    double: [quoted],
    folded: [writeBlock(value, '>', place), writeBlock(value, '|', place)],
    literal: [writeBlock(value, '|', place)],
  };
  const one = styleOf(place.written);
  const plain = one === 'double' || one === 'single' ? [] : [value + comment];
  return [...ways[one], ...plain, quoted, JSON.stringify(value) + comment];
}

function styleOf(written: string): 'plain' | 'single' | 'double' | 'folded' | 'literal' {
  if (written.startsWith('"')) return 'double';
  if (written.startsWith("'")) return 'single';
  if (written.startsWith('>')) return 'folded';
  return written.startsWith('|') ? 'literal' : 'plain';
}

/** With as many decimals as before: 379.90 in place of 349.99. */
function writeNumber(value: number | boolean | null, written: string): string {
  const decimals = /^-?\d+\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  if (typeof value !== 'number') return JSON.stringify(value);
  const fixed = value.toFixed(decimals);
  if (Number(fixed) === value && !fixed.includes('e')) return fixed;
  // `1e21` would be read as a text.
  return value.toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 20 });
}

type BlockHeader = { line: string; digit: string; chomp: string; comment: string };

/** `>2- # note`, the first line of a block of text. */
function readHeader(written: string): BlockHeader | undefined {
  const [line = ''] = written.split('\n', 1);
  const [, signs, comment = ''] = /^[|>]([1-9+-]{0,2})([ \t]+#.*)?/.exec(line) ?? [];
  if (signs === undefined) return undefined;
  return {
    line,
    digit: /[1-9]/.exec(signs)?.[0] ?? '',
    chomp: /[+-]/.exec(signs)?.[0] ?? '',
    comment: comment.trimEnd(),
  };
}

/** It stays if the text becomes one line. */
function commentAfterHeader(written: string): string {
  return readHeader(written)?.comment ?? '';
}

function writeBlock(value: string, sign: '|' | '>', { written, indent, lineBreak }: ScalarPlace): string {
  const header = readHeader(written);
  const content = value.replace(/(?<!\n)\n+$/, '');
  const breaks = value.length - content.length;
  const before = header
    ? written
        .slice(header.line.length + 1)
        .trimEnd()
        .split(/\r?\n/)
    : [];
  const first = before.find((line) => line.trim() !== '');
  const spaces = first === undefined || header?.digit ? indent : (/^ */.exec(first)?.[0].length ?? 0);
  const own = before.map((line) => line.slice(spaces));
  const lines = sign === '|' ? content.split('\n') : foldText(content, own, widthOf(own));
  const signs = (header?.digit ?? '') + chompFor(breaks, header?.chomp);
  const more = breaks > 1 ? lineBreak.repeat(breaks) : '';
  const text = lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line)).join(lineBreak);
  return `${sign}${signs}${header?.comment ?? ''}${lineBreak}${text}${more}`;
}

/** `-` for a text without a line break at its end, nothing for one with one, `+` for several. */
function chompFor(breaks: number, now?: string): string {
  if (now === '+' && breaks > 0) return '+';
  return breaks === 0 ? '-' : breaks === 1 ? '' : '+';
}

/** The length of the longest line of those that are followed by another line of their paragraph. */
function widthOf(lines: readonly string[]): number {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const isFolded = lines.some((line, index) => line !== '' && (lines[index + 1] ?? '') !== '');
  return isFolded ? longest : Math.max(longest, usualWidth);
}

function foldPlain(value: string, place: ScalarPlace): string {
  return foldLines(value, place.written, place);
}

function foldQuoted(inside: string, mark: string, place: ScalarPlace): string {
  const written = place.written.startsWith(mark) ? place.written.slice(1, -1) : '';
  return mark + foldLines(inside, written, place) + mark;
}

/** On one line unless there were several. */
function foldLines(text: string, written: string, { indent, lineBreak }: ScalarPlace): string {
  const lines = written.split(/\r?\n/);
  if (lines.length === 1) return text;
  const own = lines.map((line) => line.trim());
  const spaces = ' '.repeat(/^[ \t]*/.exec(lines[1] ?? '')?.[0].length ?? indent);
  return foldText(text, own, widthOf(own))
    .map((line, index) => (index === 0 || line === '' ? line : spaces + line))
    .join(lineBreak);
}
