/** Builds the plain value and the spans from a parsed YAML document, and finds mistakes that YAML itself allows. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import {
  longField,
  textTooLong,
  yamlCommaInText,
  yamlDashMissing,
  yamlDuplicateKey,
  yamlKeyNotText,
  yamlSecondGroup,
  yamlSpaceAfterDash,
} from '../../../diagnostics/messages/read-yaml.ts';
import {
  yamlAlias,
  yamlColonMisspelt,
  yamlKeyRefused,
  yamlMergeKey,
  yamlReservedStart,
  yamlSpaceAfterColon,
  yamlTag,
  yamlTooDeep,
} from '../../../diagnostics/messages.generated.ts';
import type { Extent, Span } from '../../model/source.ts';
import { isBelowEmptyLine } from '../../source/is-below-empty-line.ts';
import type { BuildContext } from './build-context.ts';
import { checkEscapes, checkReferenceMap, checkScalar } from './check-scalar.ts';
import { explainBracketBefore, explainComplexKey, isLikeValue } from './explain-line.ts';
import { findFlowText } from './find-flow-text.ts';
import { groupMark, isMark } from './gap-mark.ts';
import { maxDepth } from './parse-yaml.ts';
import { quoteText, readYamlLine, shortenLine, type YamlLine } from './yaml-line.ts';
import type { YamlNode, YamlPair, YamlScalar } from './yaml-node.ts';

/** `isTwo`: it swallowed what follows: the next list item, whose dash is missing, or a list without its name. */
export type BuiltValue = { value: unknown; span: Span; isTwo?: true };

/** `isItem`: whether it is a list item. */
export function buildValue(node: YamlNode, context: BuildContext, isItem = false): BuiltValue {
  let isRefused = false;
  let isTwo: true | undefined;
  const report: BuildContext['report'] = (problem) => {
    isRefused ||= problem.severity === 'error';
    if (problem.code === 'yaml-list-after-text') isTwo = true;
    context.report(problem);
  };
  const { text, start, place, isMended } = context;
  const own = { text, start, place, report, isMended };
  const extent = { start: context.start + node.start, end: context.start + node.end };
  refuseProperties(node, own);
  const built = buildContent(node, extent, { own, inner: context, isItem });
  if (!isRefused) return built;
  return { ...refused(extent), ...(isTwo === undefined ? {} : { isTwo }) };
}

/** `own`: for problems of the value itself; `inner`: for those within it. */
type Contexts = { own: BuildContext; inner: BuildContext; isItem: boolean };

function buildContent(node: YamlNode, extent: Extent, { own, inner, isItem }: Contexts): BuiltValue {
  if (node.kind === 'map')
    return checkReferenceMap(node, own) ? refused(extent) : buildMap(node, extent, { inner, isItem });
  if (node.kind === 'list') return buildList(node.items, extent, inner);
  if (node.kind === 'scalar') {
    if (own.isMended && isMark(node.value)) return refused(extent);
    if (isTooLong(node, own)) return refused(extent);
    checkScalar(node, own);
    return { value: node.value, span: scalarSpan(extent, node.value) };
  }
  if (node.kind === 'too-deep') own.report(yamlTooDeep(own.place(node.start), { limit: maxDepth }));
  else refuseAlias(node, own);
  return refused(extent);
}

/**
 * In characters: no field's text, and no paragraph of one, is so long. A longer text is checked only for its length.
 */
const most = { text: 100_000, paragraph: 10_000 };

function isTooLong(
  { value, start }: YamlNode & { kind: 'scalar' },
  { place, report }: BuildContext,
): boolean {
  if (typeof value !== 'string' || value.length <= most.paragraph) return false;
  if (value.length > most.text) {
    report(textTooLong(place(start), value.length, most.text));
    return true;
  }
  const longest = Math.max(...value.split('\n').map(({ length }) => length));
  if (longest > most.paragraph) report(longField(place(start), longest, most.paragraph));
  return false;
}

function scalarSpan({ start, end }: Extent, value: YamlScalar): Span {
  return typeof value === 'string'
    ? { start, end, kind: 'scalar', text: value }
    : { start, end, kind: 'scalar' };
}

/** `badge` in `badge: [New]: two weeks`, where YAML reads the second colon as that of a field without a name. */
function nameBeforeNotes(
  { key }: YamlPair,
  { flow }: { flow: boolean },
  { text, place, report }: BuildContext,
): string | undefined {
  if (flow || key.kind !== 'scalar' || key.value !== null) return undefined;
  const line = readYamlLine(text, key.start);
  if (line.key === undefined || line.valueStart >= key.start || !line.value.startsWith('[')) return undefined;
  report(yamlReservedStart(place(line.valueStart), { character: '[', example: quoteText(line.value) }));
  return line.key;
}

function refused(extent: Extent): BuiltValue {
  return { value: undefined, span: { ...extent, kind: 'refused' } };
}

/** `*emphasis*` at the start of a text is Markdown to its author, and an alias to YAML. */
function refuseAlias(node: YamlNode, { text, place, report }: BuildContext): void {
  const written = text.slice(node.start, node.end);
  const at = place(node.start);
  report(
    written.endsWith('*')
      ? yamlReservedStart(at, { character: '*', example: quoteText(written) })
      : yamlAlias(at, { written }),
  );
}

function refuseProperties(node: YamlNode, { text, place, report }: BuildContext): void {
  const { anchor, tag } = node;
  if (anchor !== undefined) {
    const at = anchorStart(text, anchor, node.start);
    const line = readYamlLine(text, at);
    const { start, end } = findFlowText(text, at) ?? {
      start: line.valueStart,
      end: line.valueStart + line.value.length,
    };
    const written = text.slice(start, end);
    const isText = node.kind === 'scalar' && node.style === 'plain' && /^&[^a-z]/.test(written);
    if (isText && !text.includes(anchor.replace('&', '*')))
      report(yamlReservedStart(place(start), { character: '&', example: quoteText(written) }));
    else report(yamlAlias(place(at), { written: anchor }));
  }
  if (tag !== undefined) report(yamlTag(place(tagStart(text, node.start)), { written: tag }));
}

function tagStart(text: string, end: number): number {
  const mark = Math.max(0, text.lastIndexOf('!', end));
  return text[mark - 1] === '!' ? mark - 1 : mark;
}

function buildMap(
  node: YamlNode & { kind: 'map' },
  extent: Extent,
  { inner: context, isItem }: Pick<Contexts, 'inner' | 'isItem'>,
): BuiltValue {
  const value = new Map<string, unknown>();
  const fields = new Map<string, Span>();
  const starts = new Map<string, number>();
  const lost = new Set<string>();
  const next = isItem && !node.flow ? findNextThing(node.pairs, context) : undefined;
  let gap = false;
  let isTwo = false;
  let textEnd = -1;
  for (const [index, pair] of node.pairs.entries()) {
    // Text after a comma, part of a text that has just been refused.
    if (pair.key.start < textEnd) continue;
    const cut = node.flow ? cutBefore(pair, node.pairs, context) : undefined;
    if (cut) {
      lost.add(nameOf(cut.key) ?? '');
      continue;
    }
    const unspaced = node.flow
      ? (nameWithoutSpace(pair, context) ?? nameWithoutColon(pair, node.pairs, context))
      : undefined;
    if (unspaced !== undefined) {
      lost.add(unspaced);
      continue;
    }
    if (pair === next?.pair) {
      context.report(
        yamlDashMissing(
          context.place(pair.key.start),
          next.repeated,
          context.place(next.first),
          next.opening,
        ),
      );
      isTwo = true;
      break;
    }
    const noted = nameBeforeNotes(pair, node, context);
    if (noted !== undefined) {
      lost.add(noted);
      continue;
    }
    const key = readKey(pair, context);
    gap ||= key === undefined || isGroupMark(pair.value, context);
    const isWhole = node.pairs.length === 1 && !node.flow;
    if (key === undefined && isWhole && (isItem || context.text.charAt(pair.key.start) === '-'))
      return refused(extent);
    if (key === undefined) continue;
    const first = starts.get(key);
    const opening = isItem && !node.flow ? node.pairs[0]?.key : undefined;
    if (first !== undefined && opening && (first === opening.start || repeatsMore(node.pairs, index))) {
      isTwo = true;
      const missing = first === opening.start ? undefined : nameOf(opening);
      context.report(yamlDashMissing(context.place(pair.key.start), key, context.place(first), missing));
      break;
    }
    if (first !== undefined && !node.flow && repeatsAll(node.pairs, index)) {
      isTwo = true;
      context.report(yamlSecondGroup(context.place(pair.key.start), key, context.place(first)));
      break;
    }
    if (first !== undefined) {
      const start = opening && nameOf(opening);
      context.report(
        yamlDuplicateKey(context.place(pair.key.start), key, context.place(first), {
          ...(start !== undefined && { opening: start }),
          areLists:
            pair.value.kind === 'list' &&
            node.pairs.find(({ key: { start: at } }) => at === first)?.value.kind === 'list',
        }),
      );
      lost.add(key);
      // One of them may be a different field that was renamed.
      gap = true;
      continue;
    }
    starts.set(key, pair.key.start);
    const built = buildValue(pair.value, context);
    if (built.span.kind === 'refused') {
      lost.add(key);
      if (node.flow) textEnd = findFlowText(context.text, pair.value.start)?.end ?? textEnd;
    }
    gap ||= built.isTwo === true;
    value.set(key, built.value);
    fields.set(key, Object.assign(built.span, { key: context.start + pair.key.start }));
  }
  for (const key of lost) value.delete(key);
  const missing = { ...(lost.size > 0 && { lost: [...lost] }), ...(gap && { gap: true as const }) };
  const span: Span = { ...extent, kind: 'group', fields: Object.fromEntries(fields), ...missing };
  return { value: Object.fromEntries(value), span, ...(isTwo && { isTwo }) };
}

/**
 * `{ label: Fees, dates and places, to: /fees }`, `{ money: 1,390 }`: if the text between two commas isn't a field but
 * the rest of the one before, reports it and returns that field.
 */
function cutBefore(
  pair: YamlPair,
  pairs: readonly YamlPair[],
  { text, place, report }: BuildContext,
): YamlPair | undefined {
  const before = pairs[pairs.indexOf(pair) - 1];
  const { key, value } = pair;
  const isEmpty = value.kind === 'scalar' && value.value === null && value.start === value.end;
  const written = text.slice(key.start, key.end);
  if (!before || !isEmpty || text.charAt(key.end) === ':') return undefined;
  const isDecimals = /^\d{1,2}(?:\s|$)/.test(written) && /\d,$/.test(text.slice(0, key.start));
  const isThousands = /^\d{3}(?:\.\d+)?(?:\s|$)/.test(written) && /\d,$/.test(text.slice(0, key.start));
  if (!isThousands && !isDecimals && !/^\S+\s[^:=]*$/.test(written)) return undefined;
  const { start, kind } = before.value;
  if (kind !== 'scalar' || before.value.style !== 'plain' || before.value.value === null) return undefined;
  const whole = text.slice(start, key.end);
  const digits = whole.replace(/^\D+|(?<!\D)\D+$/g, '');
  const decimals = isDecimals ? digits.replace(',', '.') : undefined;
  const number = isThousands ? digits.replaceAll(',', '') : decimals;
  report(yamlCommaInText(place(start), quoteText(whole), number));
  return before;
}

/**
 * `label` in `{ label Courses, to: /courses }`, where the colon is missing. `{Until a later date, or you clear it}` has
 * no colon at all: it is a text, unless a name is followed by what can only be a value.
 */
function nameWithoutColon(
  { key, value }: YamlPair,
  pairs: readonly YamlPair[],
  { text, place, report }: BuildContext,
): string | undefined {
  const isEmpty = value.kind === 'scalar' && value.value === null && text.charAt(key.end) !== ':';
  const [, name, rest = ''] = /^([a-z][A-Za-z]*)[ \t]+(\S.*)$/.exec(text.slice(key.start, key.end)) ?? [];
  if (!isEmpty || name === undefined || key.kind !== 'scalar' || key.style !== 'plain') return undefined;
  const isAmongFields = pairs.some((other) => text.charAt(other.key.end) === ':');
  if (!isAmongFields && !isLikeValue(rest)) return undefined;
  report(yamlColonMisspelt(place(key.start), { meant: `${name}: ${rest}` }));
  return name;
}

/** `label` in `{ label:Courses }`, where the space after the colon is missing and all of it is read as a name. */
function nameWithoutSpace(
  { key, value }: YamlPair,
  { text, place, report }: BuildContext,
): string | undefined {
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const [, name, rest] = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(text.slice(key.start, key.end)) ?? [];
  if (!isEmpty || name === undefined || key.kind !== 'scalar' || key.style !== 'plain') return undefined;
  report(yamlSpaceAfterColon(place(key.start), { example: `${name}: ${rest}` }));
  return name;
}

type NextThing = { pair: YamlPair; repeated: string; first: number; opening: string | undefined };

/**
 * In a list item, where the fields of the next item begin if its first line is missing: below an empty line, with names
 * among them that have occurred above.
 */
function findNextThing(pairs: readonly YamlPair[], { text }: BuildContext): NextThing | undefined {
  const starts = new Map<string | undefined, number>();
  let below: YamlPair | undefined;
  let before: ReadonlySet<string | undefined> = new Set();
  for (const pair of pairs) {
    const name = nameOf(pair.key);
    if (starts.size > 0 && isBelowEmptyLine(text, pair.key.start)) {
      below = pair;
      before = new Set(starts.keys());
    }
    const first = starts.get(name);
    const opening = pairs[0]?.key;
    if (below && name !== undefined && first !== undefined && opening && before.has(name))
      return first === opening.start
        ? undefined
        : { pair: below, repeated: name, first, opening: nameOf(opening) };
    starts.set(name, pair.key.start);
  }
  return undefined;
}

/** Whether more fields below repeat names from above: they belong to a different item. */
function repeatsMore(pairs: readonly YamlPair[], index: number): boolean {
  const before = new Set(pairs.slice(0, index).map(({ key }) => nameOf(key)));
  return pairs.slice(index + 1).some(({ key }) => before.has(nameOf(key)));
}

/** Whether three fields in a row repeat names from above: they belong to a different group. */
function repeatsAll(pairs: readonly YamlPair[], index: number): boolean {
  const before = new Set(pairs.slice(0, index).map(({ key }) => nameOf(key)));
  const row = pairs.slice(index, index + 3);
  return row.length === 3 && row.every(({ key }) => before.has(nameOf(key)));
}

function nameOf(key: YamlNode): string | undefined {
  return key.kind === 'scalar' ? String(key.value) : undefined;
}

function isGroupMark(node: YamlNode, { isMended }: BuildContext): boolean {
  return isMended && node.kind === 'scalar' && node.value === groupMark;
}

/** Names that are properties of every JavaScript object. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

function readKey({ key }: YamlPair, context: BuildContext): string | undefined {
  const place = context.place(key.start);
  const before = context.text.slice(Math.max(0, key.start - 50), key.start);
  const mark = before.includes('?') ? /\?[ \t]+$/.exec(before)?.[0].length : undefined;
  if (mark !== undefined) {
    const line = readYamlLine(context.text, key.start);
    const start = key.start - mark;
    context.report(explainComplexKey(context.place(start), context.text.slice(start, line.end).trim()));
    return undefined;
  }
  if (context.isMended && key.kind === 'scalar' && isMark(key.value)) return undefined;
  refuseProperties(key, context);
  if (key.kind !== 'scalar' || key.value === null) {
    const line = readYamlLine(context.text, key.start);
    context.report(explainKey(line, key.start, context) ?? yamlKeyNotText(place));
    return undefined;
  }
  checkEscapes(key, context);
  const name = key.style === 'plain' ? context.text.slice(key.start, key.end) : String(key.value);
  if (key.style === 'plain' && /^-[A-Za-z]/.test(name)) {
    const { end } = readYamlLine(context.text, key.start);
    const line = context.text.slice(key.start + 1, end).trimEnd();
    context.report(yamlSpaceAfterDash(place, `- ${shortenLine(line)}`));
  } else if (name === '<<') context.report(yamlMergeKey(place));
  else if (refusedKeys.has(name)) context.report(yamlKeyRefused(place, { key: name }));
  else return name;
  return undefined;
}

/** Explains something other than a name, if the reason is known. */
function explainKey(line: YamlLine, offset: number, { text, place }: BuildContext): Diagnostic | undefined {
  const mark = /^([ \t]*(?:-[ \t]+)*)\?[ \t]+\S/.exec(line.text)?.[1]?.length;
  if (mark !== undefined && line.start + mark <= offset)
    return explainComplexKey(place(line.start + mark), text.slice(line.start + mark, line.end).trim());
  return explainBracketBefore(line, place);
}

function buildList(items: readonly YamlNode[], extent: Extent, context: BuildContext): BuiltValue {
  const built = items.map((item) => atDash(buildValue(item, context, true), context));
  const whole = built.filter(({ span }) => span.kind !== 'refused');
  const isPart = whole.length < built.length || built.some(({ isTwo }) => isTwo);
  const gap = isPart && { gap: true as const };
  return {
    value: whole.map((item) => item.value),
    span: { ...extent, kind: 'list', items: whole.map((item) => item.span), ...gap },
  };
}

/** An empty item is located at its dash. */
function atDash(built: BuiltValue, { text, start }: BuildContext): BuiltValue {
  const { span } = built;
  if (span.kind !== 'scalar' || span.start < span.end) return built;
  const dash = text.lastIndexOf('-', span.start - start);
  return dash < 0 ? built : { ...built, span: { ...span, key: start + dash } };
}

/** An anchor precedes its value, but follows the position of an empty one. */
function anchorStart(text: string, anchor: string, valueStart: number): number {
  const before = text.lastIndexOf(anchor, valueStart);
  return before >= 0 ? before : Math.max(text.indexOf(anchor, valueStart), 0);
}
