/** From a parsed YAML document to the plain value, the map of where everything stands, and the mistakes that the notation itself allows. */
import {
  yamlAlias,
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
import { maxDepth } from './parse-yaml.ts';
import { quoteText } from './yaml-line.ts';
import type { YamlNode, YamlPair } from './yaml-node.ts';

export type BuiltValue = { value: unknown; span: Span };

export function buildValue(node: YamlNode, context: BuildContext): BuiltValue {
  refuseProperties(node, context);
  const extent = { start: context.start + node.start, end: context.start + node.end };
  if (node.kind === 'map') return buildMap(node, extent, context);
  if (node.kind === 'list') return buildList(node.items, extent, context);
  if (node.kind === 'scalar') {
    checkScalar(node, context);
    const text = typeof node.value === 'string' ? { text: node.value } : {};
    return { value: node.value, span: { ...extent, kind: 'scalar', ...text } };
  }
  if (node.kind === 'too-deep') context.report(yamlTooDeep(context.place(node.start), maxDepth));
  else refuseAlias(node, context);
  return { value: null, span: { ...extent, kind: 'refused' } };
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

function buildMap(node: YamlNode & { kind: 'map' }, extent: Extent, context: BuildContext): BuiltValue {
  if (checkReferenceMap(node, context)) return { value: null, span: { ...extent, kind: 'refused' } };
  const value: Record<string, unknown> = {};
  const fields: Record<string, Span> = {};
  const starts = new Map<string, number>();
  for (const pair of node.pairs) {
    const key = readKey(pair, context);
    if (key === undefined) continue;
    const first = starts.get(key);
    if (first !== undefined) {
      context.report(yamlDuplicateKey(context.place(pair.key.start), key, context.place(first)));
      continue;
    }
    starts.set(key, pair.key.start);
    const built = buildValue(pair.value, context);
    value[key] = built.value;
    fields[key] = { ...built.span, key: context.start + pair.key.start };
  }
  return { value, span: { ...extent, kind: 'group', fields } };
}

/** Names that reach into every JavaScript object. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

function readKey({ key }: YamlPair, context: BuildContext): string | undefined {
  const place = context.place(key.start);
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
  const built = items.map((item) => buildValue(item, context));
  return {
    value: built.map((item) => item.value),
    span: { ...extent, kind: 'list', items: built.map((item) => item.span) },
  };
}

/** An anchor stands before its value, but after the place of a value that is empty. */
function anchorStart(text: string, anchor: string, valueStart: number): number {
  const before = text.lastIndexOf(anchor, valueStart);
  return before >= 0 ? before : Math.max(text.indexOf(anchor, valueStart), 0);
}
