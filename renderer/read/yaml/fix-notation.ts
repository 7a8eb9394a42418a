import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Fix } from '../../../diagnostics/fix.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { SourceText } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { findFlowText } from './find-flow-text.ts';
import { findTextOverLines } from './find-text-over-lines.ts';
import { requote } from './requote.ts';
import { indentInBlock, indentInstead, wantedIndent } from './wanted-indent.ts';
import {
  insideMarks,
  nameColumn,
  nextLine,
  quoteWhole,
  readYamlLine,
  startsWithApostrophe,
  withNameInBraces,
  type YamlLine,
} from './yaml-line.ts';

/** The correction of a line with a mistake of notation, if there is only one. */
export function fixNotation({ code, place }: Diagnostic, source: SourceText): Fix | undefined {
  const write = writers.get(code);
  if (!write) return undefined;
  const offset = offsetAt(source, place);
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

const writers = wordTable<Write>({
  'yaml-tab-indent': writeIndents,
  'yaml-indentation': (line, { text }) => {
    const inBlock = indentInBlock(text, line.start);
    if (inBlock !== undefined) return writeRun(line, text, inBlock);
    const wanted = wantedIndent(text, line.start);
    const from = text.slice(line.start, line.content + 1);
    return wanted?.isSure ? piece(line.start, from, ' '.repeat(wanted.spaces) + from.trimStart()) : undefined;
  },
  'yaml-colon-in-text': (line, { text, offset }) => {
    const over = findTextOverLines(text, offset);
    const isField = /^[a-z][A-Za-z]*: /.test(line.value) && line.key !== undefined;
    if (!over) return goesOn(line, text) || isField ? undefined : quoteValue(line);
    if (over.sign) return piece(offset, `${over.name}:`, `${over.name}: ${over.sign}`);
    const from = text.slice(over.start, over.end);
    return piece(over.start, from, quoteWhole(from));
  },
  'yaml-bracket-in-text': (_, at) => quoteInBrackets(at),
  'yaml-reference-unquoted': ({ value, valueStart }, at) =>
    quoteInBrackets(at) ?? piece(valueStart, value, quoteWhole(withNameInBraces(value) ?? value)),
  'yaml-reserved-start': (line, at) =>
    quoteInBrackets(at) ??
    (/^(?:[@`%*!>|]|&\s)|^\[[^[\]]*\][ \t]*[^\s,\]}]/.test(line.value) ? quoteValue(line) : undefined),
  'yaml-text-after-quote': (_, { text, offset }) => {
    const found = requote(text, offset);
    return found?.isSure ? piece(found.start, found.from, found.to) : undefined;
  },
  'yaml-bullet': ({ text, content }) => {
    const sign = /^(?:[*•◦▪●‣·+–—]|\d{1,2}[.)])[ \t]*(?=[^\s*])/.exec(text.trimStart())?.[0];
    const isField = /^[A-Za-z][\w-]*:(?:\s|$)/.test(text.trimStart().slice(sign?.length));
    return sign === undefined || isField ? undefined : piece(content, sign, '- ');
  },
  'yaml-quote-open': closeQuote,
  'yaml-smart-quotes': (line, { offset }) =>
    offset === line.valueStart
      ? piece(line.valueStart, line.value, quoteWhole(insideMarks(line.value)))
      : undefined,
  'yaml-colon-misspelt': ({ start, text }, { offset }) => {
    const rest = text.slice(offset - start).trimEnd();
    const [written = '', name] = /^([A-Za-z][\w-]*)(?:[ \t]*(?:=>?|;)[ \t]*|[ \t]+|$)/.exec(rest) ?? [];
    return piece(offset, written, written === rest ? `${name}:` : `${name}: `);
  },
  'yaml-bracket-closed': ({ start, text }, { offset }) => {
    const opened = /[[{(][^[\]{}()]*$/.exec(text.slice(0, offset - start))?.[0].charAt(0);
    return opened === undefined
      ? undefined
      : piece(offset, text.charAt(offset - start), opened === '[' ? ']' : '}');
  },
  'yaml-space-after-colon': ({ start, text }, { offset }) => {
    const found = /^((?:- +)*[A-Za-z][\w-]*):(?=\S)(?!\/\/)/.exec(text.slice(offset - start));
    return found ? piece(offset, found[0], `${found[0]} `) : undefined;
  },
  'yaml-question-mark': ({ start, text }, { offset }) => {
    const found = /^\?[ \t]+(?=[A-Za-z][\w-]*:(?:[ \t]|$))/.exec(text.slice(offset - start));
    return found ? piece(offset, found[0], '') : undefined;
  },
  'yaml-space-after-dash': (line) =>
    /^-[^\s-]/.test(line.text.trimStart()) ? piece(line.content, '-', '- ') : undefined,
});

function piece(start: number, from: string, to: string): Piece {
  return { start, from, to };
}

/** Quotes the text at `offset`, if it is in a group or list in brackets. */
function quoteInBrackets({ text, offset }: { text: string; offset: number }): Piece | undefined {
  const found = findFlowText(text, offset);
  const written = found && text.slice(found.start, found.end);
  return found?.start === offset && written !== undefined
    ? piece(offset, written, quoteWhole(withNameInBraces(written) ?? written))
    : undefined;
}

function quoteValue({ value, valueStart }: YamlLine): Piece {
  return piece(valueStart, value, quoteWhole(value));
}

/** Whether the next line is indented further than the name of the field. */
function goesOn(line: YamlLine, text: string): boolean {
  const next = nextLine(text, line);
  return next !== undefined && next.indent > nameColumn(line);
}

/** Replaces each tab with two spaces, in this line and all after it that begin with one, so that they stay aligned. */
function writeIndents({ start, text: line }: YamlLine, { text }: { text: string }): Piece | undefined {
  const spaces = indentInstead(text, start);
  const from = /^[ \t]*./.exec(line)?.[0] ?? '';
  if (spaces !== undefined) return piece(start, from, ' '.repeat(spaces) + from.trimStart());
  const lines = /^(?:[ ]*\t[^\n]*(?:\n|$))+/.exec(text.slice(start))?.[0];
  if (lines === undefined) return undefined;
  return piece(
    start,
    lines,
    lines.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '  ')),
  );
}

/** Indents all lines of a multi-line text, from this one on, that are not indented enough. */
function writeRun({ start }: YamlLine, text: string, spaces: number): Piece {
  let end = start;
  for (let at = start; at < text.length && indentInBlock(text, at) !== undefined; ) {
    end = readYamlLine(text, at).end;
    at = end + 1;
  }
  const from = text.slice(start, end);
  return piece(start, from, from.replace(/^[ \t]*(?=\S)/gm, ' '.repeat(spaces)));
}

/** `title: "OSCE guide`: closes the quote at the end of a line that has no other of its kind. */
function closeQuote({ value, valueStart }: YamlLine): Piece | undefined {
  const [quote = ''] = value;
  if (startsWithApostrophe(value)) return piece(valueStart, value, quoteWhole(value));
  const isAlone = value.indexOf(quote, 1) < 0 && !value.includes('\\') && value.length > 1;
  return isAlone ? piece(valueStart, value, value + quote) : undefined;
}
