/** From a parsed YAML document to the plain value, the map of where everything stands, and the mistakes that the notation itself allows. */
import {
  yamlAlias,
  yamlDashMissing,
  yamlDuplicateKey,
  yamlKeyNotText,
  yamlKeyRefused,
  yamlMergeKey,
  yamlReservedStart,
  yamlTag,
  yamlTooDeep,
} from '../../../diagnostics/messages/read-yaml.ts';
import type { Span } from '../../model/source.ts';
import type { BuildContext } from './build-context.ts';
import { checkReferenceMap, checkScalar } from './check-scalar.ts';
import { groupMark, isMark } from './gap-mark.ts';
import { maxDepth } from './parse-yaml.ts';
import { quoteText } from './yaml-line.ts';
import type { YamlNode, YamlPair } from './yaml-node.ts';

/** `isTwo`: of a thing in a list that swallowed the next one, whose dash is missing. */
export type BuiltValue = { value: unknown; span: Span; isTwo?: true };

/** `isItem`: whether it stands in a list. */
export function buildValue(node: YamlNode, context: BuildContext, isItem = false): BuiltValue {
  let isRefused = false;
  const report: BuildContext['report'] = (problem) => {
    isRefused ||= problem.severity === 'error';
    context.report(problem);
  };
  const own = { ...context, report };
  const extent = { start: context.start + node.start, end: context.start + node.end };
  refuseProperties(node, own);
  const built = buildContent(node, extent, { own, inner: context, isItem });
  return isRefused ? refused(extent) : built;
}

/** `own`: for what is wrong with this very value; `inner`: with what stands within it. */
type Contexts = { own: BuildContext; inner: BuildContext; isItem: boolean };

function buildContent(node: YamlNode, extent: Extent, { own, inner, isItem }: Contexts): BuiltValue {
  if (node.kind === 'map')
    return checkReferenceMap(node, own) ? refused(extent) : buildMap(node, extent, { inner, isItem });
  if (node.kind === 'list') return buildList(node.items, extent, inner);
  if (node.kind === 'scalar') {
    if (own.isMended && isMark(node.value)) return refused(extent);
    checkScalar(node, own);
    const text = typeof node.value === 'string' ? { text: node.value } : {};
    return { value: node.value, span: { ...extent, kind: 'scalar', ...text } };
  }
  if (node.kind === 'too-deep') own.report(yamlTooDeep(own.place(node.start), maxDepth));
  else refuseAlias(node, own);
  return refused(extent);
}

function refused(extent: Extent): BuiltValue {
  return { value: undefined, span: { ...extent, kind: 'refused' } };
}

type Extent = { start: number; end: number };

/** `*emphasis*` at the start of a text is Markdown to its author, and an alias to YAML. */
function refuseAlias(node: YamlNode, { text, place, report }: BuildContext): void {
  const written = text.slice(node.start, node.end);
  const at = place(node.start);
  report(written.endsWith('*') ? yamlReservedStart(at, '*', quoteText(written)) : yamlAlias(at, written));
}

function refuseProperties(node: YamlNode, { text, place, report }: BuildContext): void {
  if (node.anchor !== undefined)
    report(yamlAlias(place(anchorStart(text, node.anchor, node.start)), node.anchor));
  if (node.tag !== undefined) report(yamlTag(place(tagStart(text, node.start)), node.tag));
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
  const value: Record<string, unknown> = {};
  const fields: Record<string, Span> = {};
  const starts = new Map<string, number>();
  const lost = new Set<string>();
  let gap = false;
  let isTwo = false;
  for (const pair of node.pairs) {
    const key = readKey(pair, context);
    gap ||= key === undefined || isGroupMark(pair.value, context);
    if (key === undefined) continue;
    const first = starts.get(key);
    if (first !== undefined && isItem && !node.flow && first === node.pairs[0]?.key.start) {
      isTwo = true;
      context.report(yamlDashMissing(context.place(pair.key.start), key, context.place(first)));
      break;
    }
    if (first !== undefined) {
      context.report(yamlDuplicateKey(context.place(pair.key.start), key, context.place(first)));
      lost.add(key);
      continue;
    }
    starts.set(key, pair.key.start);
    const built = buildValue(pair.value, context);
    if (built.span.kind === 'refused') lost.add(key);
    value[key] = built.value;
    fields[key] = { ...built.span, key: context.start + pair.key.start };
  }
  for (const key of lost) delete value[key];
  const missing = { ...(lost.size > 0 && { lost: [...lost] }), ...(gap && { gap: true as const }) };
  return { value, span: { ...extent, kind: 'group', fields, ...missing }, ...(isTwo && { isTwo }) };
}

function isGroupMark(node: YamlNode, { isMended }: BuildContext): boolean {
  return isMended && node.kind === 'scalar' && node.value === groupMark;
}

/** Names that reach into every JavaScript object. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

function readKey({ key }: YamlPair, context: BuildContext): string | undefined {
  const place = context.place(key.start);
  if (context.isMended && key.kind === 'scalar' && isMark(key.value)) return undefined;
  refuseProperties(key, context);
  if (key.kind !== 'scalar' || key.value === null) {
    context.report(yamlKeyNotText(place));
    return undefined;
  }
  const name = key.style === 'plain' ? context.text.slice(key.start, key.end) : String(key.value);
  if (name === '<<') context.report(yamlMergeKey(place));
  else if (refusedKeys.has(name)) context.report(yamlKeyRefused(place, name));
  else return name;
  return undefined;
}

function buildList(items: readonly YamlNode[], extent: Extent, context: BuildContext): BuiltValue {
  const built = items.map((item) => buildValue(item, context, true));
  const whole = built.filter(({ span }) => span.kind !== 'refused');
  const isPart = whole.length < built.length || built.some(({ isTwo }) => isTwo);
  const gap = isPart && { gap: true as const };
  return {
    value: whole.map((item) => item.value),
    span: { ...extent, kind: 'list', items: whole.map((item) => item.span), ...gap },
  };
}

/** An anchor stands before its value, but after the place of a value that is empty. */
function anchorStart(text: string, anchor: string, valueStart: number): number {
  const before = text.lastIndexOf(anchor, valueStart);
  return before >= 0 ? before : Math.max(text.indexOf(anchor, valueStart), 0);
}
