import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { isHtmlElement } from '../../../diagnostics/html-instead.ts';
import * as messages from '../../../diagnostics/messages/check-markdown.ts';
import { notATag, tagAttribute } from '../../../diagnostics/messages/markdown-notation.ts';
import { emptyComponent, misplacedComponent } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { writtenElements } from '../../markdown/allowed-elements.ts';
import { voidTagOf } from '../../markdown/hide-notation.ts';
import type { Extent, Source, Span } from '../../model/source.ts';
import { kebabCase } from '../../schema/kebab-case.ts';
import type { Content } from '../content.ts';
import { checkShape } from '../shape/check-shape.ts';
import { checkNames } from './check-expression.ts';
import { isPlain, type Markdown, placeIn, type TreeNode } from './markdown.ts';

type Position = { level: 'top' | 'inner'; extent: Extent };

/** `<Callout title="…">`: allow-listed, between paragraphs, with plain-text props. */
export function checkComponent(
  node: TreeNode,
  { level, extent }: Position,
  markdown: Markdown,
  report: Report,
): void {
  const name = typeof node.name === 'string' ? node.name : '';
  const place = placeIn(markdown, extent.start);
  const known = componentNames(markdown.content);
  if (isPlain(markdown) || (!/^[A-Z]/.test(name) && !known.includes(pascal(name)))) {
    report(refuseTag(place, name, node, extent, markdown));
    return;
  }
  const validator = markdown.content.validators(`components/${kebabCase(name)}`);
  if (!validator || !known.includes(name)) {
    report(messages.unknownComponent(place, { name, meant: nearest(name, known), known }));
    return;
  }
  if (level === 'inner') {
    report(misplacedComponent(place, { name }));
    return;
  }
  const written = findProps(markdown.text, extent.start);
  const value = readProps(node, { name, start: extent.start, written }, markdown, report);
  const source = sourceOf(written, extent, markdown);
  if (name === 'Callout' && !(node.children ?? []).some(hasContent)) report(emptyComponent(place, { name }));
  if (value) checkShape({ source, value, base: [], validator, name: `<${name}>` }, report);
}

/** An allowed tag gets here only if one of its attributes is code. */
function refuseTag(
  place: Place,
  name: string,
  node: TreeNode,
  extent: Extent,
  markdown: Markdown,
): Diagnostic {
  const tag = voidTagOf(name) ?? name;
  const allowed = writtenElements.get(tag);
  if (allowed) {
    const code = listOf(node.attributes)
      .map(fieldsOf)
      .find(({ value }) => typeof value === 'object');
    return tagAttribute(place, { tag, name: String(code?.name ?? '{…}'), allowed });
  }
  const written = markdown.text.slice(extent.start, extent.end);
  if (isHtmlElement(name.toLowerCase()) || componentNames(markdown.content).includes(name))
    return messages.rawHtml(place, `<${name}>`, written);
  return notATag(place, /^<[^<>]*>/.exec(written)?.[0] ?? `<${name}>`);
}

type Component = { name: string; start: number; written: readonly WrittenProp[] };

/** The props as texts, or undefined if one of them is code. */
function readProps(
  node: TreeNode,
  { name, start, written }: Component,
  markdown: Markdown,
  report: Report,
): Record<string, string> | undefined {
  const props = new Map<string, string>();
  for (const { name: key = '', value } of listOf(node.attributes).map(fieldsOf)) {
    const prop = written.find((one) => one.name === key);
    if (typeof value !== 'string' || typeof key !== 'string' || key === '') {
      report(messages.codeInComponent(placeIn(markdown, prop?.key ?? start), name, String(key)));
      return undefined;
    }
    props.set(key, value);
    const verbatim = prop?.value?.text === value;
    checkNames({ value, start: prop?.value?.start ?? start, verbatim }, markdown, report);
  }
  return Object.fromEntries(props);
}

/** The file with the component in place of its value, so that each prop is located where it is written. */
function sourceOf(written: readonly WrittenProp[], { start, end }: Extent, markdown: Markdown): Source {
  const at = markdown.offsetInFile;
  const fields = written.map(({ name, key, value }): [string, Span] => {
    const from = value?.start ?? key;
    const to = value ? from + value.text.length : key + name.length;
    return [name, { kind: 'scalar', start: at(from), end: at(to), key: at(key) }];
  });
  const spans: Span = { kind: 'group', start: at(start), end: at(end), fields: Object.fromEntries(fields) };
  return { ...markdown.file, value: undefined, spans };
}

function hasContent({ type, value }: TreeNode): boolean {
  return type !== 'text' || String(value).trim() !== '';
}

function componentNames(content: Content): string[] {
  return Object.keys(content.schemas)
    .filter((key) => key.startsWith('components/'))
    .map((key) => pascal(key.slice('components/'.length)));
}

function pascal(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}

/**
 * A prop of a component as written. `value` is the text between the quotes, entities included; `start` is its offset,
 * and `name` and `key` are the prop's name and the name's offset.
 */
type WrittenProp = { name: string; key: number; value?: { text: string; start: number } };

const prop = /\s+([\w:.-]+)(?:(\s*=\s*)("[^"]*"|'[^']*'))?/gy;

/**
 * The props in the opening tag that begins at `start` of `text`, up to the first that isn't plain text. The compiler
 * keeps no positions for them.
 */
function findProps(text: string, start: number): WrittenProp[] {
  const first = start + (/^<[\w.]*/.exec(text.slice(start))?.[0].length ?? 0);
  return [...text.slice(first).matchAll(prop)].map((match) => {
    const [written, name = '', equals = '', quoted] = match;
    const key = first + match.index + written.indexOf(name);
    if (quoted === undefined) return { name, key };
    return { name, key, value: { text: quoted.slice(1, -1), start: key + name.length + equals.length + 1 } };
  });
}
