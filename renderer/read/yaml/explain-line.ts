import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/read-yaml.ts';
import { yamlColonMisspelt, yamlComment } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { namesBlock } from './find-strangers.ts';
import { findTextOverLines } from './find-text-over-lines.ts';
import { nameColumn, nextLine, previousLine, readYamlLine, shortenLine, type YamlLine } from './yaml-line.ts';

type ExplainInput = { text: string; place: (offset: number) => Place };

const bullet = /^([*•◦▪●‣·+–—]|\d{1,2}[.)](?=[ \t]))[ \t]*(\S.*)$/;

/** Explains a line among list items that isn't one: a missing space, or a different sign in place of the hyphen. */
export function explainItem(line: YamlLine, { text, place }: ExplainInput): Diagnostic {
  const written = line.text.trim();
  const at = place(line.content);
  if (isUnspacedDash(line)) return messages.yamlSpaceAfterDash(at, `- ${written.slice(1)}`);
  const note = commentIn(written);
  if (note !== undefined) return yamlComment(at, { meant: `# ${note}`.trimEnd() });
  const [, sign, item] = bullet.exec(written) ?? [];
  if (sign && item) return messages.yamlBullet(at, sign, `- ${item}`);
  const above = previousLine(text, line);
  const isFirst = above === undefined || (!above.isItem && above.indent < line.indent && above.value === '');
  const opening = line.key === undefined ? undefined : nextItem(text, line)?.key;
  const other = opening === line.key || !/^[a-z]/.test(opening ?? '') ? undefined : opening;
  const inside = itemAbove(text, line);
  const inner = inside && /^["'{[]/.test(inside.value) ? undefined : inside && nameColumn(inside);
  const isLong = !isFirst && line.key === undefined && /^\p{L}.{60}/u.test(written);
  return messages.yamlListItem(at, {
    meant: `- ${shortenLine(written)}`,
    isFirst,
    opening: other,
    inner,
    isLong,
  });
}

/** `-text`, `-title: Fees`; a number may be negative. */
export function isUnspacedDash({ text }: YamlLine): boolean {
  return /^-[^\s\d-]/.test(text.trim());
}

function itemAbove(text: string, line: YamlLine): YamlLine | undefined {
  let above = previousLine(text, line);
  while (above && (!above.isItem || above.indent > line.indent)) above = previousLine(text, above);
  return above;
}

function nextItem(text: string, line: YamlLine): YamlLine | undefined {
  let below = nextLine(text, line);
  while (below && below.indent >= line.indent && !below.isItem) below = nextLine(text, below);
  return below?.isItem && below.indent <= line.indent ? below : undefined;
}

/** In lines: the name of a text is not searched for further up. */
const longestText = 40;

/**
 * If a line is part of a text below the name of its field, which lacks the sign for such a text. `start`: of the name.
 */
function textAround(text: string, line: YamlLine): { start: number; name: string; sign: string } | undefined {
  let above = previousLine(text, line);
  for (let count = 0; above && above.indent >= line.indent && count < longestText; count += 1)
    above = previousLine(text, above);
  if (!above || above.indent >= line.indent || above.value !== '') return undefined;
  const found = findTextOverLines(text, above.start);
  if (!found?.sign || found.end < line.content) return undefined;
  return { start: above.start + nameColumn(above), name: found.name, sign: found.sign };
}

/** Explains a line that is neither field nor item, by its beginning. */
export function explainLoneLine(line: YamlLine, { text, place }: ExplainInput): Diagnostic {
  const written = line.text.trim();
  const at = place(line.content);
  const note = commentIn(written);
  if (note !== undefined) return yamlComment(at, { meant: `# ${note}`.trimEnd() });
  const [, sign, item] = bullet.exec(written) ?? [];
  if (sign && item) return messages.yamlBullet(at, sign, isField(item) ? item : `- ${item}`);
  const [, name, value] = /^([A-Za-z][\w-]*)[ \t]*(?:=>?|;)[ \t]*(\S.*)$/.exec(written) ?? [];
  if (name && value) return yamlColonMisspelt(at, { meant: `${name}: ${value}` });
  const over = textAround(text, line);
  if (over)
    return messages.yamlColonInText(place(over.start), `${over.name}: ${over.sign}`, { below: over.name });
  const next = nextLine(text, line);
  if (namesBlock(line, next)) return yamlColonMisspelt(at, { meant: `${written}:` });
  const [, word, rest] = /^(?:-[ \t]+)*([a-z][A-Za-z]*)[ \t]+(\S.*)$/.exec(written) ?? [];
  if (!word || !rest) return messages.yamlLineAlone(at, undefined);
  // Among fields, and not the continuation of a line above.
  const isFirst = line.isItem || previousLine(text, line) === undefined;
  if (isFirst && next?.key !== undefined && next.indent === nameColumn(line))
    return yamlColonMisspelt(place(line.start + nameColumn(line)), { meant: `${word}: ${rest}` });
  const isNamed = isLikeValue(rest) || !(smallWords.has(word) || isOpenText(previousLine(text, line)));
  return messages.yamlLineAlone(at, isNamed ? `${word}: ${rest}` : undefined);
}

/** Begins like a value rather than like the next word of a sentence. */
export function isLikeValue(rest: string): boolean {
  return /^(?:[\p{Lu}\d"'/{[#]|true$|false$)/u.test(rest);
}

/** Several words that don't end a sentence. */
function isOpenText(line: YamlLine | undefined): boolean {
  const said = line?.text.trim() ?? '';
  return /\S \S+ \S+ ./.test(said) && !/[.!?"'\])}]$/.test(said);
}

/** Words that more often continue a text than begin a field. */
const smallWords: ReadonlySet<string> = new Set([
  ...['a', 'an', 'and', 'are', 'as', 'at', 'because', 'before', 'but', 'by', 'can', 'for', 'from', 'has'],
  ...['have', 'in', 'into', 'is', 'it', 'of', 'on', 'or', 'so', 'that', 'the', 'their', 'then', 'they'],
  ...['this', 'to', 'was', 'we', 'were', 'which', 'who', 'will', 'with', 'without', 'you', 'your'],
]);

/** The text of a comment in the syntax of other languages: `// a note`, `<!-- a note -->`. */
export function commentIn(written: string): string | undefined {
  const [opening = ''] = /^(?:\/\/+|<!--|\/\*+|--+(?=[ \t]))/.exec(written) ?? [];
  if (opening === '' || written.includes('\n')) return undefined;
  const said = written.slice(opening.length).trim();
  if (opening === '<!--') return said.replace(/-->$/, '').trimEnd();
  return opening.startsWith('/*') ? said.replace(/(?<!\*)\*+\/$/, '').trimEnd() : said;
}

/** Explains a field of a group with a list's hyphen before it; undefined if it may be an item. */
export function explainStrayHyphen(line: YamlLine, { text, place }: ExplainInput): Diagnostic | undefined {
  if (!line.isItem || line.key === undefined) return undefined;
  const beside = [nextLine(text, line), sibling(text, line)].filter((one) => one !== undefined);
  const isAmongFields = beside.some(
    ({ indent, isItem, key }) => indent === line.indent && !isItem && key !== undefined,
  );
  if (!isAmongFields) return undefined;
  return explainHyphen(line, place);
}

export function explainHyphen({ content, text }: YamlLine, place: ExplainInput['place']): Diagnostic {
  return messages.yamlBullet(place(content), '-', text.trim().replace(/^(?:-[ \t]+)+/, ''));
}

/** The nearest line above that is indented equally or less. */
function sibling(text: string, line: YamlLine): YamlLine | undefined {
  let above = previousLine(text, line);
  while (above && above.indent > line.indent) above = previousLine(text, above);
  // Not a field whose list the line may belong to.
  return above && above.value === '' && nextLine(text, above)?.start === line.start ? undefined : above;
}

/**
 * Explains a question mark and a space before a value, or before the line itself; YAML fails at it, or at the next
 * line.
 */
export function explainQuestionMark(offset: number, { text, place }: ExplainInput): Diagnostic | undefined {
  const line = readYamlLine(text, offset);
  for (const one of [line, previousLine(text, line)]) {
    const found = one && /^([ \t]*(?:-[ \t]+)*(?:[A-Za-z][\w-]*:[ \t]+)?)\?(?=[ \t])/.exec(one.text);
    if (!one || !found?.[1]) continue;
    const start = one.start + found[1].length;
    return explainComplexKey(place(start), one.text.slice(found[1].length).trim());
  }
  return undefined;
}

/** `written`: text from the question mark on. */
export function explainComplexKey(place: Place, written: string): Diagnostic {
  const rest = written.replace(/^\?[ \t]+/, '');
  return messages.yamlQuestionMark(place, written, isField(rest) ? rest : undefined);
}

/** `[New] badge: Live`, `[badge]: Live`, `{badge}: Live`, `{ to: / }: { to: / }`. */
export function explainBracketBefore(
  { text, start }: YamlLine,
  place: ExplainInput['place'],
): Diagnostic | undefined {
  const [, before = '', notes = '', inside = '', rest = ''] =
    /^([ \t]*(?:-[ \t]+)*)((?:\[[^[\]{}]*\][ \t]*)*)[[{]([^[\]{}]*)[\]}][ \t]*([^\s[\]{}].*)$/.exec(text) ??
    [];
  const note = `${notes} ${inside}`.replace(/[[\]\s]+/g, ' ').trim();
  const meant = rest.startsWith(':') ? `${inside.trim()}${rest}` : withNote(rest, note);
  const written = text.slice(before.length);
  const half = written.slice(0, (written.length - 2) / 2);
  if (written === `${half}: ${half}`) {
    const isText = half.startsWith('{') && !/:[ \t]/.test(half);
    return messages.yamlKeyNotText(place(start + before.length), isText ? inside.trim() : half);
  }
  return /^[A-Za-z][\w-]*:(?:[ \t]|$)/.test(meant)
    ? messages.yamlKeyNotText(place(start + before.length), meant)
    : undefined;
}

/** A note before a field is kept as a comment; a line has one of these. */
function withNote(field: string, note: string): string {
  return note === '' || /[ \t]#/.test(field) ? field : `${field.trimEnd()} # ${note}`;
}

function isField(text: string): boolean {
  return /^[A-Za-z][\w-]*:(?:\s|$)/.test(text);
}
