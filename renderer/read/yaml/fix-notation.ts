import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Fix } from '../../../diagnostics/fix.ts';
import type { SourceText } from '../../model/source.ts';
import { quoteWhole, readYamlLine, type YamlLine } from './yaml-line.ts';

/** How a line with a mistake of notation is written, where there is one way only. */
export function fixNotation({ code, place }: Diagnostic, source: SourceText): Fix | undefined {
  const write = Object.hasOwn(writers, code) ? writers[code] : undefined;
  if (!write) return undefined;
  const offset = (source.lines[place.line - 1] ?? 0) + place.column - 1;
  const line = readYamlLine(source.text, offset);
  const piece = write(line, { text: source.text, offset });
  if (!piece || piece.from === '') return undefined;
  return {
    place: { ...place, column: piece.start - line.start + 1 },
    from: piece.from,
    to: piece.to,
  };
}

type Piece = { start: number; from: string; to: string };
type Write = (line: YamlLine, at: { text: string; offset: number }) => Piece | undefined;

const writers: Readonly<Record<string, Write>> = {
  'yaml-tab-indent': writeIndents,
  'yaml-colon-in-text': quoteValue,
  'yaml-reference-unquoted': quoteValue,
  'yaml-reserved-start': (line) => (/^[@`%*&!]/.test(line.value) ? quoteValue(line) : undefined),
  'yaml-text-after-quote': writeOtherQuotes,
  'yaml-quote-open': closeQuote,
  'yaml-smart-quotes': (line) => piece(line.valueStart, line.value, quoteWhole(line.value.slice(1, -1))),
  'yaml-space-after-colon': (line) => {
    const found = /^((?:- +)*[A-Za-z][\w-]*):(?=\S)(?!\/\/)/.exec(line.text.trimStart());
    return found ? piece(line.content, found[0], `${found[0]} `) : undefined;
  },
  'yaml-space-after-dash': (line) =>
    /^-[^\s-]/.test(line.text.trimStart()) ? piece(line.content, '-', '- ') : undefined,
};

function piece(start: number, from: string, to: string): Piece {
  return { start, from, to };
}

function quoteValue({ value, valueStart }: YamlLine): Piece {
  return piece(valueStart, value, quoteWhole(value));
}

/** Two spaces for each tab, in this line and all after it that begin with one: they stand under each other as before. */
function writeIndents({ start }: YamlLine, { text }: { text: string }): Piece | undefined {
  const lines = /^(?:[ ]*\t[^\n]*(?:\n|$))+/.exec(text.slice(start))?.[0];
  if (lines === undefined) return undefined;
  return piece(
    start,
    lines,
    lines.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '  ')),
  );
}

/** `'It's late'`, `"He said "yes" to us"`: the text between the outer quotes, whatever stands in it. */
function writeOtherQuotes({ value, valueStart }: YamlLine): Piece | undefined {
  const inside = /^'(.+)'$/.exec(value)?.[1] ?? /^"(.+)"$/.exec(value)?.[1];
  if (inside === undefined || inside.includes('\\')) return undefined;
  // A pair of its own within would leave two readings: “a” and “b”.
  const isList = /^\s*,|,\s*$/.test(inside) || /["']\s*,\s*["']/.test(inside);
  return isList ? undefined : piece(valueStart, value, quoteWhole(inside));
}

/** `title: "OSCE guide`: on a line with no other quote of its kind, at the end. */
function closeQuote({ value, valueStart }: YamlLine): Piece | undefined {
  const [quote = ''] = value;
  const isAlone = value.indexOf(quote, 1) < 0 && !value.includes('\\') && value.length > 1;
  return isAlone ? piece(valueStart, value, value + quote) : undefined;
}
