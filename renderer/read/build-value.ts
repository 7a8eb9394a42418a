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
} from '../../diagnostics/messages/read-yaml.ts';
import type { BuildContext } from './build-context.ts';
import { checkReferenceMap, checkScalar } from './check-scalar.ts';
import { maxDepth } from './parse-yaml.ts';
import type { Span } from './span.ts';
import { quoteText } from './yaml-line.ts';
import type { YamlNode, YamlPair } from './yaml-node.ts';

export type BuiltValue = { value: unknown; span: Span };

export function buildValue(node: YamlNode, context: BuildContext): BuiltValue {
  refuseProperties(node, context);
  const span: Span = { start: node.start, end: node.end, scalar: false };
  if (node.kind === 'map') return buildMap(node, span, context);
  if (node.kind === 'list') return buildList(node.items, span, context);
  if (node.kind === 'scalar') {
    checkScalar(node, context);
    const text = typeof node.value === 'string' ? { text: node.value } : {};
    return { value: node.value, span: { ...span, scalar: true, ...text } };
  }
  if (node.kind === 'too-deep') context.report(yamlTooDeep(context.place(node.start), maxDepth));
  else refuseAlias(node, context);
  return { value: null, span };
}

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

function buildMap(node: YamlNode & { kind: 'map' }, span: Span, context: BuildContext): BuiltValue {
  if (checkReferenceMap(node, context)) return { value: null, span };
  const value: Record<string, unknown> = {};
  const children = new Map<string, Span>();
  for (const pair of node.pairs) {
    const key = readKey(pair, context);
    if (key === undefined) continue;
    const first = children.get(key);
    if (first?.key !== undefined) {
      context.report(yamlDuplicateKey(context.place(pair.key.start), key, context.place(first.key)));
      continue;
    }
    const built = buildValue(pair.value, context);
    value[key] = built.value;
    children.set(key, { ...built.span, key: pair.key.start });
  }
  return { value, span: { ...span, children } };
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

function buildList(items: readonly YamlNode[], span: Span, context: BuildContext): BuiltValue {
  const built = items.map((item) => buildValue(item, context));
  return {
    value: built.map((item) => item.value),
    span: { ...span, children: new Map(built.map((item, index) => [index, item.span])) },
  };
}

/** An anchor stands before its value, but after the place of a value that is empty. */
function anchorStart(text: string, anchor: string, valueStart: number): number {
  const before = text.lastIndexOf(anchor, valueStart);
  return before >= 0 ? before : Math.max(text.indexOf(anchor, valueStart), 0);
}
