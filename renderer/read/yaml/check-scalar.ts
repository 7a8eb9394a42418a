/** Finds values that YAML accepts but that are hardly what was meant. */

import { controlCharacter } from '../../../diagnostics/messages/characters.ts';
import { yamlIndentation, yamlSpaceAfterDash } from '../../../diagnostics/messages/read-yaml.ts';
import {
  yamlCommentInText,
  yamlHashCutsText,
  yamlHashHidesText,
  yamlListAfterText,
  yamlQuoteAlone,
  yamlReferenceUnquoted,
  yamlSmartQuotes,
  yamlSpaceAfterColon,
} from '../../../diagnostics/messages.generated.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { firstLetters } from '../../../diagnostics/words/first-letters.ts';
import { findNames, isName } from '../../schema/name-grammar.ts';
import { findControlCharacter } from '../../source/odd-characters.ts';
import type { BuildContext } from './build-context.ts';
import { checkWideFold } from './check-wide-fold.ts';
import { commentIn } from './explain-line.ts';
import { findFlowText } from './find-flow-text.ts';
import { wantedIndent } from './wanted-indent.ts';
import { insideMarks, quoteText, readYamlLine, withNameInBraces } from './yaml-line.ts';
import type { YamlNode } from './yaml-node.ts';

type ScalarNode = YamlNode & { kind: 'scalar' };

export function checkScalar(node: ScalarNode, context: BuildContext): void {
  checkEscapes(node, context);
  checkWideFold(node, context);
  if (node.style !== 'plain') return;
  checkHash(node, context);
  if (typeof node.value !== 'string') return;
  checkSmartQuotes(node, node.value, context);
  checkQuoteAlone(node, node.value, context);
  checkComment(node, node.value, context);
  checkOwnLine(node, node.value, context);
}

/**
 * `"\u0000"`: in double quotation marks, escapes may produce characters that no text may contain. Characters in the
 * file itself have been checked before.
 */
export function checkEscapes({ value, start, end }: ScalarNode, { text, place, report }: BuildContext): void {
  const index = typeof value === 'string' ? findControlCharacter(value) : undefined;
  if (typeof value !== 'string' || index === undefined) return;
  const written = text.slice(start, end);
  const escapes = written.matchAll(/\\(?:u[\da-f]{4}|U[\da-f]{8}|x[\da-f]{2}|[0abefv])/gi);
  const code = value.charCodeAt(index);
  const found = [...escapes].find(([sequence]) => codeOf(sequence) === code);
  if (found) report(controlCharacter(place(start + found.index), value.charAt(index), found[0]));
}

/** Escapes of one letter, with the code points that YAML assigns to them. */
const letters = wordTable({ '0': 0, a: 7, b: 8, e: 27, f: 12, v: 11 });

function codeOf(sequence: string): number {
  const digits = sequence.slice(2);
  return digits === '' ? (letters.get(sequence.slice(1)) ?? 0) : Number.parseInt(digits, 16);
}

/** `fee: {facts.osce.fullFee}` is a group with a field of that name and no value. */
export function checkReferenceMap(node: YamlNode & { kind: 'map' }, context: BuildContext): boolean {
  if (!node.flow) return false;
  const written = context.text.slice(node.start, node.end);
  const named = withNameInBraces(written);
  if (named !== undefined) {
    context.report(yamlReferenceUnquoted(context.place(node.start), { example: quoteText(named) }));
    return true;
  }
  const [found] = findNames(written);
  if (found?.kind !== 'name' || found.written !== written || !isMeantAsName(found.name)) return false;
  const whole = findFlowText(context.text, node.start);
  const shown = whole ? context.text.slice(whole.start, whole.end) : written;
  context.report(yamlReferenceUnquoted(context.place(node.start), { example: quoteText(shown) }));
  return true;
}

/** Capitals and underscores are reported separately. */
function isMeantAsName(inner: string): boolean {
  return isName(inner.trim().toLowerCase().replaceAll('_', '-'));
}

/** `badge: We are #1`: the rest is a comment in YAML, but hardly to an author who leaves no space after #. */
function checkHash(node: ScalarNode, { text, place, report }: BuildContext): void {
  const rest = text.slice(node.end, endOfLine(text, node.end));
  const comment = rest.includes('#') ? /^[ \t:]*[ \t](#[^\s#!].*)/.exec(rest.trimEnd()) : null;
  if (!comment?.[1]) return;
  const hash = node.end + comment[0].length - comment[1].length;
  if (node.value === null) report(yamlHashHidesText(place(hash), { hidden: comment[1] }));
  else if (typeof node.value === 'string') report(yamlHashCutsText(place(hash), { lost: comment[1] }));
}

function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline;
}

const smartPairs = ['“”', '„“', '„”', '””', '‘’', '«»', '“"', '”"'];

function checkSmartQuotes(node: ScalarNode, value: string, { place, report }: BuildContext): void {
  const ends = value.slice(0, 1) + value.slice(-1);
  const inside = insideMarks(value);
  if (value.length < 2 || !smartPairs.includes(ends) || /[“”„«»]/.test(inside)) return;
  report(yamlSmartQuotes(place(node.start), { example: quoteText(inside) }));
}

/** `badge: Last check"`; inches and feet follow a digit, and `students'` is a word. */
function checkQuoteAlone(node: ScalarNode, value: string, { text, place, report }: BuildContext): void {
  const written = text.slice(node.start, node.end);
  const last = written.slice(-1);
  const first = written.slice(0, 1);
  if (/^[“„]$/.test(first) && !/["”“]/.test(value.slice(1)))
    report(yamlQuoteAlone(place(node.start), { quote: first, meant: quoteText(value.slice(1)) }));
  const partners = last === '"' ? /["“”„]/ : last === '”' ? /["“„”]/ : last === "'" ? /['‘’]/ : undefined;
  if (!partners || partners.test(value.slice(0, -1)) || /[\d\s]$/.test(value.slice(0, -1))) return;
  if (last === "'" && /[sz]'$/i.test(value)) return;
  // The opening mark is before the colon: all of it together was meant to be one text.
  const before = text.slice(text.lastIndexOf('\n', node.start) + 1, node.start);
  if (last === '”' && before.lastIndexOf('“') > before.lastIndexOf('”')) return;
  // An item that becomes a field because of a colon is reported as a whole.
  if (/^[ \t]*-[ \t]+\p{Lu}[^" ]* [^"]*:[ \t]+$/u.test(before)) return;
  const meant = value.slice(0, -1);
  report(yamlQuoteAlone(place(node.end - 1), { quote: last, meant: writtenPlain(meant) }));
}

/** A comment in the syntax of other languages, after a value: in YAML it begins with #. */
function checkComment(node: ScalarNode, value: string, { text, place, report }: BuildContext): void {
  const written = text.slice(node.start, node.end);
  const comment = written.endsWith('*/') ? /[ \t](\/\/[ \t].*|\/\*.*)/s : /[ \t](\/\/[ \t].*)/s;
  const lastLine = written.lastIndexOf('\n') + 1;
  const found = comment.exec(written.slice(lastLine));
  const note = found?.[1] === undefined ? undefined : commentIn(found[1]);
  if (!found?.[1] || note === undefined || value.includes('\n')) return;
  const start = lastLine + found.index;
  const before = written.slice(0, start).trimEnd();
  report(
    yamlCommentInText(place(node.start + start + 1), { written: found[1], meant: `${before} # ${note}` }),
  );
}

function writtenPlain(text: string): string {
  return text.length > 60 ? `${firstLetters(text, 50).trimEnd()}…` : text;
}

/** A missing space turns a list item, or a field on a line of its own, into a text. */
function checkOwnLine(node: ScalarNode, value: string, { text, place, report }: BuildContext): void {
  const written = text.slice(node.start, node.end);
  const dash = written.includes('\n') ? written.search(/\n[ \t]*- /) : -1;
  const before = text.slice(text.lastIndexOf('\n', node.start - 1) + 1, node.start);
  // After the name of its field, on one line: most texts are fine.
  if (dash === -1 && /[^ \t]/.test(before)) return;
  const line = readYamlLine(text, node.start);
  if (line.content !== node.start) {
    // A list item whose next item is indented slightly further: one space too many.
    const further = /\n([ \t]*)- /.exec(written)?.[1]?.length ?? 0;
    if (line.isItem && dash !== -1 && further - line.indent <= 2) {
      const at = node.start + written.indexOf('-', dash);
      report(yamlIndentation(place(at), wantedIndent(text, at)));
      return;
    }
    if (dash !== -1) report(yamlListAfterText(place(node.start + written.indexOf('-', dash))));
    return;
  }
  if (/^-[^\s\d-]/.test(written) || dash !== -1) {
    const first = written.split('\n', 1)[0]?.replace(/^-\s*/, '').trimEnd() ?? value;
    report(yamlSpaceAfterDash(place(node.start), `- ${first}`));
    return;
  }
  const field = /^([a-z][A-Za-z-]*):(?!\/\/)(\S.*)/.exec(written);
  if (field)
    report(yamlSpaceAfterColon(place(node.start), { example: `${field[1]}: ${field[2]?.trimEnd()}` }));
}
