/**
 * The YAML library reports where parsing failed; this explains what the editor did. It uses the library's code, a few
 * words of its message if one code covers several cases, and a look at the line.
 */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/read-yaml.ts';
import {
  yamlBackslash,
  yamlBlockSign,
  yamlBracketExtra,
  yamlComma,
  yamlDirective,
  yamlListOnKeyLine,
  yamlReferenceUnquoted,
  yamlReservedStart,
  yamlSeveralDocuments,
  yamlSpaceAfterColon,
  yamlSyntax,
  yamlTooDeep,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { SourceText } from '../../model/source.ts';
import { explainFlow, explainFlowText, explainUnopened } from './explain-flow.ts';
import {
  explainBracketBefore,
  explainHyphen,
  explainItem,
  explainLoneLine,
  explainQuestionMark,
  explainStrayHyphen,
  isUnspacedDash,
} from './explain-line.ts';
import { findSecondField, nameWithin } from './find-second-field.ts';
import { findFlowStart, findQuoteStart } from './find-start.ts';
import { findTextOverLines } from './find-text-over-lines.ts';
import { maxDepth } from './parse-yaml.ts';
import { requote } from './requote.ts';
import { indentInBlock, lacksName, wantedIndent } from './wanted-indent.ts';
import {
  nameColumn,
  nextLine,
  previousLine,
  quoteText,
  readYamlLine,
  shortenLine,
  startsWithApostrophe,
  startsWithName,
  withNameInBraces,
  type YamlLine,
} from './yaml-line.ts';
import type { YamlMistake, YamlNode } from './yaml-node.ts';

/** `text`: a piece of `source` from `start` on, in which some parts may be left out. */
export type Mistaken = {
  text: string;
  root: YamlNode | undefined;
  place: (offset: number) => Place;
  source: SourceText;
  start: number;
};

type Explain = (mistake: YamlMistake, mistaken: Mistaken) => Diagnostic;

export function explainYamlMistake(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const question = indentation.has(mistake.code) ? explainQuestionMark(mistake.offset, mistaken) : undefined;
  if (question) return question;
  if (indentation.has(mistake.code)) {
    const { start, text: line } = readYamlLine(mistaken.text, mistake.offset);
    if (/^ *\t/.test(line)) return messages.yamlTabIndent(mistaken.place(start));
  }
  const explain = explanations.get(mistake.code) ?? explainStart;
  return explain(mistake, mistaken);
}

/** Codes that a question mark may cause, on its own line or the next. */
const indentation: ReadonlySet<string> = new Set([
  ...['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'UNEXPECTED_TOKEN', 'MISSING_CHAR'],
]);

const explanations = wordTable<Explain>({
  TOO_DEEP: explainDepth,
  RESOURCE_EXHAUSTION: explainDepth,
  TOO_FAR_IN: explainShifted,
  TOO_FAR_OUT: ({ offset }, mistaken) => explainIndent(offset, mistaken),
  COLON_IN_TEXT: explainColon,
  NO_DASH: ({ offset }, mistaken) => explainItemIndent(offset, mistaken),
  TAB_AS_INDENT: ({ offset }, { place }) => messages.yamlTabIndent(place(offset)),
  MULTIPLE_DOCS: ({ offset }, { place }) => yamlSeveralDocuments(place(offset)),
  BAD_DIRECTIVE: ({ offset }, { place }) => yamlDirective(place(offset)),
  BAD_DQ_ESCAPE: ({ offset }, { place }) => yamlBackslash(place(offset)),
  BLOCK_AS_IMPLICIT_KEY: explainNestedKey,
  MULTILINE_IMPLICIT_KEY: explainLine,
  KEY_OVER_1024_CHARS: explainLine,
  BAD_INDENT: explainIndentation,
  MISSING_CHAR: explainMissingCharacter,
  UNEXPECTED_TOKEN: explainUnexpected,
  BLOCK_IN_FLOW: explainBracket,
});

function explainDepth({ offset }: YamlMistake, { place }: Mistaken): Diagnostic {
  return yamlTooDeep(place(offset), { limit: maxDepth });
}

function explainIndent(offset: number, { place, source, start }: Mistaken): Diagnostic {
  const wanted = wantedIndent(source.text, start + offset);
  const lacking = wanted?.isSure
    ? undefined
    : lacksName(source.text, readYamlLine(source.text, start + offset));
  if (lacking) return messages.yamlNameMissing(place(offset), lacking);
  return messages.yamlIndentation(place(offset), wanted);
}

/** Explains a line among list items; uses the whole file, since hyphens may be left out of `text`. */
function explainItemIndent(offset: number, { place, source, start }: Mistaken): Diagnostic {
  const line = readYamlLine(source.text, start + offset);
  return explainItem(line, { text: source.text, place: (at) => place(at - start) });
}

/** Whether the line is directly below an item, and indented no further than its text. */
function isDashless(offset: number, { source, start }: Mistaken): boolean {
  const line = readYamlLine(source.text, start + offset);
  const above = previousLine(source.text, line);
  const isAbove = above?.isItem === true && nameColumn(above) >= line.indent;
  return isAbove && !line.isItem && !wantedIndent(source.text, line.start)?.isSure;
}

/** Explains a colon in a text over several lines. */
function explainColon({ offset }: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const found = findTextOverLines(text, offset);
  const { start, end, name } = found ?? { start: offset, end: offset };
  if (found?.sign) return messages.yamlColonInText(place(offset), `${name}: ${found.sign}`, { below: name });
  const two = explainTwoFields(start, mistaken);
  if (two) return two;
  const lines = text.slice(start, end).split(/(?<!\s)[^\S\n]*\n\s*/);
  return messages.yamlColonInText(place(start), quoteText(lines.join(' ')), {
    lines: lines.length,
    second: nameWithin(lines[0] ?? ''),
  });
}

/** Explains a list item that is indented differently from the others; among texts, a field isn't one. */
function explainShifted({ offset }: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const line = readYamlLine(text, offset);
  const above = previousLine(text, line);
  const isField = line.isItem && line.key !== undefined && above?.isItem && above.key === undefined;
  return isField ? explainHyphen(line, place) : explainIndent(offset, mistaken);
}

/** `title: OSCE: the guide`, or a line that is indented further than a line with a value. */
function explainNestedKey(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const line = readYamlLine(text, mistake.offset);
  if (mistake.message.includes('sequence'))
    return explainStrayHyphen(line, mistaken) ?? explainIndent(line.content, mistaken);
  const name = { text: line.key ?? '', start: line.start + nameColumn(line) };
  const unopened = explainUnopened(line, name, place);
  if (unopened) return unopened;
  const two = explainTwoFields(mistake.offset, mistaken);
  if (two) return two;
  if (/:(?:\s|$)/.test(line.value))
    return messages.yamlColonInText(place(line.valueStart), quoteText(line.value), {
      fields: /^[a-z][A-Za-z]*: \S+$/.test(line.value) ? line.value : undefined,
      second: nameWithin(line.value),
    });
  if (isUnspacedDash(line)) return explainItemIndent(line.content, mistaken);
  const next = nextLine(text, line);
  return explainIndent((next ?? line).content, mistaken);
}

/**
 * Explains a field that follows another on its line. Uses the whole file: the fields of the other list items
 * distinguish it from a text.
 */
function explainTwoFields(offset: number, { source, start, place }: Mistaken): Diagnostic | undefined {
  const line = readYamlLine(source.text, start + offset);
  const second = findSecondField(line, source.text);
  if (!second) return undefined;
  const asText = second.isSure ? undefined : quoteText(line.value);
  return messages.yamlTwoFields(place(second.start - start), shortenLine(second.written), asText);
}

/** Explains a line that isn't a field: without a colon, or without the space after it. */
function explainLine({ offset }: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const line = readYamlLine(text, offset);
  const unspaced = /^((?:- +)*[A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(line.text.trim());
  if (unspaced)
    return yamlSpaceAfterColon(place(line.content), { example: `${unspaced[1]}: ${unspaced[2]}` });
  if (line.isItem && line.key !== undefined)
    return explainStrayHyphen(line, mistaken) ?? explainIndent(line.content, mistaken);
  const wanted = indentInBlock(mistaken.source.text, mistaken.start + offset);
  if (wanted !== undefined)
    return messages.yamlIndentation(place(line.content), { spaces: wanted, isSure: true });
  return explainLoneLine(line, mistaken);
}

function explainIndentation(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  if (mistake.message.includes('end with a')) return explainBracket(mistake, mistaken);
  const { text } = mistaken;
  const here = readYamlLine(text, mistake.offset);
  const line = here.text.trim() === '' ? (nextLine(text, here) ?? here) : here;
  const previous = previousLine(text, line);
  if (previous && standsAmongItems(line, previous)) return explainItemIndent(line.content, mistaken);
  const stray = explainStrayHyphen(line, mistaken);
  if (stray) return stray;
  return explainIndent(line.content, mistaken);
}

function standsAmongItems(line: YamlLine, previous: YamlLine): boolean {
  return previous.isItem && !line.isItem && line.indent === previous.indent;
}

function explainMissingCharacter(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { message, offset } = mistake;
  const { text, place } = mistaken;
  if (message.includes('Missing closing')) return explainQuote(mistake, mistaken);
  if (message.includes('followed by map values')) return explainLine(mistake, mistaken);
  if (message.includes('Comments must be'))
    return messages.yamlTextAfterQuote(place(offset), text[offset - 1] ?? '"', undefined);
  if (message.includes('directives-end')) return yamlDirective(place(offset));
  if (/end with a|Missing (?:,|space)/.test(message)) return explainBracket(mistake, mistaken);
  if (message.includes('without - indicator')) {
    const line = readYamlLine(text, offset);
    return line.key === undefined
      ? explainItemIndent(line.content, mistaken)
      : explainIndent(line.content, mistaken);
  }
  return explainStart(mistake, mistaken);
}

/** The library points to the end of the text, which may be the end of the file: the opening quote is more useful. */
function explainQuote({ offset }: YamlMistake, { text, root, place }: Mistaken): Diagnostic {
  const start = findQuoteStart(root, offset) ?? readYamlLine(text, offset).valueStart;
  const { value, valueStart } = readYamlLine(text, start);
  const isApostrophe = start === valueStart && startsWithApostrophe(value);
  const quote = text[start] === "'" ? "'" : '"';
  return messages.yamlQuoteOpen(place(start), quote, isApostrophe ? quoteText(value) : undefined);
}

function explainBracket(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, root, place } = mistaken;
  const inBrackets = explainFlowText(mistake.offset, { text, place });
  if (inBrackets) return inBrackets;
  const start = findFlowStart(root, mistake.offset);
  if (start === undefined) return yamlSyntax(place(mistake.offset));
  const { value, valueStart } = readYamlLine(text, start);
  const item = start === valueStart ? explainColonInItem(start, mistaken) : undefined;
  if (item) return item;
  const named = start === valueStart ? withNameInBraces(value) : undefined;
  if (named !== undefined) return yamlReferenceUnquoted(place(start), { example: quoteText(named) });
  return explainFlow(start, { text, place });
}

/** `- All stations: {facts.osce.stations} of them`: no field's name has several words. */
function explainColonInItem(
  offset: number,
  { source, start: from, place }: Mistaken,
): Diagnostic | undefined {
  const line = readYamlLine(source.text, from + offset);
  if (!line.isItem || line.key === undefined || !/^\p{L}.* /u.test(line.key)) return undefined;
  const start = line.start + nameColumn(line);
  const written = line.text.slice(nameColumn(line)).trimEnd();
  const isHalfQuoted = written.endsWith('"') && written.indexOf('"') === written.length - 1;
  return messages.yamlColonInText(
    place(start - from),
    quoteText(isHalfQuoted ? written.slice(0, -1) : written),
  );
}

function explainUnexpected(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { message, offset } = mistake;
  const { text, place } = mistaken;
  if (message.includes('block-seq-ind')) return yamlListOnKeyLine(place(offset));
  if (/Unexpected ,|empty item/.test(message)) return yamlComma(place(offset));
  if (message.includes('at node end')) {
    const before = text.slice(0, offset).trimEnd().slice(-1);
    const line = readYamlLine(text, offset);
    if (line.content === offset && isDashless(offset, mistaken)) return explainItemIndent(offset, mistaken);
    if (/["']/.test(before) && line.start < offset)
      return messages.yamlTextAfterQuote(place(offset), before, requote(text, offset)?.to);
    if (line.content === offset) return explainIndent(offset, mistaken);
  }
  return explainStart(mistake, mistaken);
}

const reservedStart = /^[@`%*&!|>{[\]},]/;

/**
 * The usual reason for anything without an explanation of its own: a text whose first character has a meaning in YAML.
 */
function explainStart({ offset }: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const inBrackets = explainFlowText(offset, { text, place });
  if (inBrackets) return inBrackets;
  const line = readYamlLine(text, offset);
  if (/[\]})]/.test(text[offset] ?? ''))
    return yamlBracketExtra(place(offset), { bracket: text[offset] ?? '' });
  const bracket = explainBracketBefore(line, place);
  if (bracket) return bracket;
  const start = reservedStart.exec(line.value)?.[0];
  if (/^\s*\*[ \t]/.test(line.text)) return explainLoneLine(line, { text, place });
  if (start === undefined) return yamlSyntax(place(Math.max(offset, line.content)));
  const item = explainColonInItem(line.valueStart, mistaken);
  if (item) return item;
  const at = place(line.valueStart);
  const named = withNameInBraces(line.value);
  if (named !== undefined) return yamlReferenceUnquoted(at, { example: quoteText(named) });
  const block = explainBlockSign(line, at);
  if (block) return block;
  if (startsWithName(line.value)) return yamlReferenceUnquoted(at, { example: quoteText(line.value) });
  return yamlReservedStart(at, { character: start, example: quoteText(line.value) });
}

/** `>- A text` on the line of the sign; a single `>` before a number, or a bar at both ends, is meant literally. */
function explainBlockSign({ value, key }: YamlLine, at: Place): Diagnostic | undefined {
  const [, sign, rest] = /^([|>][-+\d]*)[ \t]+(\S.*)$/.exec(value) ?? [];
  if (!sign || !rest || /\d/.test(sign) || (sign.length === 1 && !/^\p{Lu}.*[^|>]$/u.test(rest)))
    return undefined;
  return yamlBlockSign(at, { sign, meant: `${key === undefined ? '' : `${key}: `}${rest}` });
}
