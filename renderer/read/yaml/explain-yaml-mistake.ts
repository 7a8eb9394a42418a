/**
 * The YAML library says what it stumbled over; this says what the editor did. It goes by the library's
 * code, a few words of its message where one code covers several cases, and a look at the line.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/read-yaml.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findFlowStart, findQuoteStart } from './find-start.ts';
import { maxDepth } from './parse-yaml.ts';
import { nextLine, previousLine, quoteText, readYamlLine, type YamlLine } from './yaml-line.ts';
import type { YamlMistake, YamlNode } from './yaml-node.ts';

export type Mistaken = { text: string; root: YamlNode | undefined; place: (offset: number) => Place };

type Explain = (mistake: YamlMistake, mistaken: Mistaken) => Diagnostic;

export function explainYamlMistake(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const explain = explanations[mistake.code] ?? explainStart;
  return explain(mistake, mistaken);
}

const explanations: Readonly<Record<string, Explain>> = {
  TOO_DEEP: explainDepth,
  RESOURCE_EXHAUSTION: explainDepth,
  TOO_FAR_IN: ({ offset }, { place }) => messages.yamlIndentation(place(offset)),
  NO_DASH: ({ offset }, { place }) => messages.yamlListItem(place(offset)),
  TAB_AS_INDENT: ({ offset }, { place }) => messages.yamlTabIndent(place(offset)),
  MULTIPLE_DOCS: ({ offset }, { place }) => messages.yamlSeveralDocuments(place(offset)),
  BAD_DIRECTIVE: ({ offset }, { place }) => messages.yamlDirective(place(offset)),
  BAD_DQ_ESCAPE: ({ offset }, { place }) => messages.yamlBackslash(place(offset)),
  BLOCK_AS_IMPLICIT_KEY: explainNestedKey,
  MULTILINE_IMPLICIT_KEY: explainLine,
  KEY_OVER_1024_CHARS: explainLine,
  BAD_INDENT: explainIndentation,
  MISSING_CHAR: explainMissingCharacter,
  UNEXPECTED_TOKEN: explainUnexpected,
  BLOCK_IN_FLOW: explainBracket,
};

function explainDepth({ offset }: YamlMistake, { place }: Mistaken): Diagnostic {
  return messages.yamlTooDeep(place(offset), maxDepth);
}

/** `title: OSCE: the guide`, or a line that stands further in than a line with a value. */
function explainNestedKey(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { text, place } = mistaken;
  const line = readYamlLine(text, mistake.offset);
  if (mistake.message.includes('sequence')) return messages.yamlIndentation(place(line.content));
  if (/:(?:\s|$)/.test(line.value))
    return messages.yamlColonInText(place(line.valueStart), quoteText(line.value));
  const next = nextLine(text, line);
  return messages.yamlIndentation(place((next ?? line).content));
}

/** A line that is no field: without a colon, or without the space after it. */
function explainLine({ offset }: YamlMistake, { text, place }: Mistaken): Diagnostic {
  const line = readYamlLine(text, offset);
  const unspaced = /^((?:- +)*[A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(line.text.trim());
  if (unspaced) return messages.yamlSpaceAfterColon(place(line.content), `${unspaced[1]}: ${unspaced[2]}`);
  if (line.text.includes('\t', 0) && /^\s*\t/.test(line.text))
    return messages.yamlTabIndent(place(line.start));
  if (line.isItem) return messages.yamlIndentation(place(line.content));
  return messages.yamlLineAlone(place(line.content));
}

function explainIndentation(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  if (mistake.message.includes('end with a')) return explainBracket(mistake, mistaken);
  const { text, place } = mistaken;
  const line = readYamlLine(text, mistake.offset);
  const previous = previousLine(text, line);
  if (previous && standsAmongItems(line, previous)) return messages.yamlListItem(place(line.content));
  return messages.yamlIndentation(place(line.content));
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
    return messages.yamlTextAfterQuote(place(offset), text[offset - 1] ?? '"');
  if (message.includes('directives-end')) return messages.yamlDirective(place(offset));
  if (/end with a|Missing (?:,|space)/.test(message)) return explainBracket(mistake, mistaken);
  if (message.includes('without - indicator')) {
    const line = readYamlLine(text, offset);
    return line.key === undefined
      ? messages.yamlListItem(place(line.content))
      : messages.yamlIndentation(place(line.content));
  }
  return explainStart(mistake, mistaken);
}

/** The library blames where the text ends, which may be the end of the file: the opening quote is of more use. */
function explainQuote({ offset }: YamlMistake, { text, root, place }: Mistaken): Diagnostic {
  const start = findQuoteStart(root, offset) ?? readYamlLine(text, offset).valueStart;
  return messages.yamlQuoteOpen(place(start), text[start] === "'" ? "'" : '"');
}

function explainBracket(mistake: YamlMistake, { text, root, place }: Mistaken): Diagnostic {
  const start = findFlowStart(root, mistake.offset);
  if (start === undefined) return messages.yamlSyntax(place(mistake.offset));
  return messages.yamlBracketOpen(place(start), text[start] ?? '[');
}

function explainUnexpected(mistake: YamlMistake, mistaken: Mistaken): Diagnostic {
  const { message, offset } = mistake;
  const { text, place } = mistaken;
  if (message.includes('block-seq-ind')) return messages.yamlListOnKeyLine(place(offset));
  if (/Unexpected ,|empty item/.test(message)) return messages.yamlComma(place(offset));
  if (message.includes('at node end')) {
    const before = text.slice(0, offset).trimEnd().slice(-1);
    const line = readYamlLine(text, offset);
    if (/["']/.test(before) && line.start < offset) return messages.yamlTextAfterQuote(place(offset), before);
    if (line.content === offset) return messages.yamlIndentation(place(offset));
  }
  return explainStart(mistake, mistaken);
}

const reservedStart = /^[@`%*&!|>{[\]},]/;

/** The usual reason for what has no explanation of its own: a text whose first character means something in YAML. */
function explainStart({ offset }: YamlMistake, { text, place }: Mistaken): Diagnostic {
  const line = readYamlLine(text, offset);
  const start = reservedStart.exec(line.value)?.[0];
  if (start === undefined) return messages.yamlSyntax(place(Math.max(offset, line.content)));
  const at = place(line.valueStart);
  if (/^\{[ \t]*[a-z][\w-]*(?:\.[\w-]+)*[ \t]*\}/i.test(line.value)) {
    return messages.yamlReferenceUnquoted(at, quoteText(line.value));
  }
  return messages.yamlReservedStart(at, start, quoteText(line.value));
}
