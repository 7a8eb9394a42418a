/** Puts a value into the text of a file, with any missing parents; every other byte stays. */
import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { Splice } from '../../../edit/splice-text.ts';
import { writeValue } from '../../../edit/write-value.ts';
import type { Source, Span } from '../../../model/source.ts';
import { printYaml } from '../../../read/yaml/parse-yaml.ts';
import type { AddressStep } from './address-text.ts';

/** `splice`: the change to the text. `value`: the value of the whole file after it. */
export type Put = { splice: Splice; value: unknown };

/** `source`: of this file alone. Undefined if something else is in the way. */
export function putValue(source: Source, steps: readonly AddressStep[], put: unknown): Put | undefined {
  const { text, spans, value } = source;
  const splice = spans
    ? spliceWithin(text, { span: spans, value }, steps, put)
    : beginFile(text, nested(steps, put));
  return splice && { splice, value: withPut(value, steps, put) };
}

type Node = { span: Span; value: unknown };

function spliceWithin(
  text: string,
  node: Node,
  steps: readonly AddressStep[],
  put: unknown,
): Splice | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return replaceValue(text, node.span, put);
  const next = stepInto(node, step);
  if (next) return spliceWithin(text, next, rest, put);
  const { span } = node;
  if (typeof step === 'string')
    return span.kind === 'group' ? intoGroup(text, span, { [step]: nested(rest, put) }) : undefined;
  if (typeof step === 'number') return undefined;
  return span.kind === 'list'
    ? intoList(text, span, { [step.by]: step.is, ...fieldsOf(nested(rest, put)) })
    : undefined;
}

function stepInto({ span, value }: Node, step: AddressStep): Node | undefined {
  if (typeof step === 'string') {
    const inner = span.kind === 'group' ? ownProperty(span.fields, step) : undefined;
    return inner && { span: inner, value: fieldsOf(value)[step] };
  }
  // `{ replace: […] }` in place of a list.
  const list = span.kind === 'group' ? ownProperty(span.fields, 'replace') : undefined;
  if (list) return stepInto({ span: list, value: fieldsOf(value).replace }, step);
  const index = indexOf(listOf(value), step);
  const inner = span.kind === 'list' ? span.items[index] : undefined;
  return inner && { span: inner, value: listOf(value)[index] };
}

function indexOf(items: readonly unknown[], step: number | { by: string; is: string }): number {
  return typeof step === 'number' ? step : items.findIndex((item) => fieldsOf(item)[step.by] === step.is);
}

/** The value to write if no part of the path exists yet. */
function nested(steps: readonly AddressStep[], put: unknown): unknown {
  return steps.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'string') return { [step]: inner };
    return typeof step === 'number' ? [inner] : [{ [step.by]: step.is, ...fieldsOf(inner) }];
  }, put);
}

function withPut(value: unknown, steps: readonly AddressStep[], put: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return put;
  if (typeof step === 'string') {
    const fields = fieldsOf(value);
    return {
      ...fields,
      [step]: Object.hasOwn(fields, step) ? withPut(fields[step], rest, put) : nested(rest, put),
    };
  }
  if (isFields(value) && Object.hasOwn(value, 'replace'))
    return { ...value, replace: withPut(value.replace, steps, put) };
  const items = listOf(value);
  const index = indexOf(items, step);
  if (index < 0) return [...items, ...listOf(nested(steps, put))];
  return items.map((item, at) => (at === index ? withPut(item, rest, put) : item));
}

/** Keeps a block scalar's indicator (`|` or `>`) and the comment on its line. */
function replaceValue(text: string, span: Span, put: unknown): Splice {
  const head = /^[|>][^\n]*\n/.exec(text.slice(span.start, span.start + longestHead))?.[0];
  if (head === undefined || typeof put !== 'string') return writeValue(text, span, put);
  const content = span.start + head.length;
  const [indent = '  '] = /^[ \t]+/.exec(text.slice(content, content + longestHead)) ?? [];
  const lines = put.replace(/\n$/, '').split('\n');
  // In a folded block a line break becomes a space: a real one needs an empty line.
  const written = head.startsWith('>')
    ? lines.flatMap((line, index) => (index > 0 && line !== '' ? ['', line] : [line]))
    : lines;
  const end = content + text.slice(content, span.end).trimEnd().length;
  return { start: content, end, text: written.map((line) => (line === '' ? '' : indent + line)).join('\n') };
}

const longestHead = 1000;

/** At its end: on lines of their own or, in braces, after a comma. */
function intoGroup(
  text: string,
  span: Span & { kind: 'group' },
  fields: Readonly<Record<string, unknown>>,
): Splice {
  const members = Object.values(span.fields);
  const last = Math.max(span.start, ...members.map(({ end }) => end));
  if (text[span.start] === '{') return intoFlow(span, members, inBraces(fields));
  return onLines(text, last, blankOf(text, span.start), printYaml(fields));
}

function intoList(
  text: string,
  span: Span & { kind: 'list' },
  item: Readonly<Record<string, unknown>>,
): Splice {
  const [first] = span.items;
  if (!first || text[span.start] === '[') return intoFlow(span, span.items, `{ ${inBraces(item)} }`);
  const dash = blankOf(text, first.key ?? first.start).slice(0, -2);
  return onLines(text, Math.max(...span.items.map(({ end }) => end)), dash, printYaml([item]));
}

function intoFlow(span: Span, members: readonly Span[], written: string): Splice {
  const at = members.length > 0 ? Math.max(...members.map(({ end }) => end)) : span.start + 1;
  const before = members.length > 0 ? ', ' : ' ';
  return {
    start: at,
    end: at,
    text: `${before}${written}${members.length > 0 ? '' : ' '}`,
  };
}

/** As JSON, which is YAML on one line. */
function inBraces(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        `${/^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    .join(', ');
}

/** Spaces in place of whatever is before it on its line. */
function blankOf(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^ ]/g, ' ');
}

/** Inserts lines after the line on which something ends. */
function onLines(text: string, end: number, indent: string, yaml: string): Splice {
  const last = text.slice(0, end).trimEnd().length;
  const newline = text.indexOf('\n', last);
  const at = newline < 0 ? text.length : newline;
  const lines = yaml
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line));
  const isWindows = text[at - 1] === '\r';
  const start = isWindows ? at - 1 : at;
  const breaks = isWindows || text.includes('\r\n') ? '\r\n' : '\n';
  return { start, end: start, text: lines.map((line) => breaks + line).join('') };
}

/** For a file without a value: after its comments, or within its empty front matter. */
function beginFile(text: string, value: unknown): Splice {
  const [open = ''] = /^---[ \t]*\r?\n/.exec(text) ?? [];
  const at = open === '' ? text.length : open.length;
  const before = at > 0 && open === '' && !text.endsWith('\n') ? '\n' : '';
  const yaml = before + printYaml(value);
  return { start: at, end: at, text: text.includes('\r\n') ? yaml.replaceAll('\n', '\r\n') : yaml };
}
