import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { pageFile } from '../../bench/page-file.ts';

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Nodes = Parameters<typeof DomUtils.innerText>[0];

/** A part of a page: an element with its contents. */
export type Part = {
  /** All text, without scripts and styles, and with whitespace collapsed. */
  text: string;
  attribute: (name: string) => string;
  /** The elements with this class. */
  find: (className: string) => Part[];
};

/** A finished page as a visitor's browser gets it. */
export type Page = Part & {
  html: string;
  /** The objects of schema.org in its head. */
  structuredData: Record<string, unknown>[];
  /** The props of each island of this kind. */
  islandProps: (island: string) => Record<string, unknown>[];
};

/** Reads the page of an address (`/courses`) from an output folder. */
export function readPage(out: string, address: string): Page {
  const file = pageFile(address);
  const html = readFileSync(path.join(out, file), 'utf8');
  const document = parseDocument(html);
  const named = (wanted: string) => DomUtils.findAll(({ name }) => name === wanted, document.children);
  const [root] = named('html');
  if (!root) throw new Error(`${file} is no page`);
  const data = named('script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  return {
    ...describePart(root),
    html,
    structuredData: data.flatMap((script) => JSON.parse(DomUtils.textContent(script))),
    islandProps: (island) =>
      named('site-island')
        .filter(({ attribs }) => attribs.of === island)
        .map(({ attribs }) => JSON.parse(attribs.props ?? '{}')),
  };
}

function describePart(element: Element): Part {
  return {
    text: textOf(element).replace(/\s+/g, ' ').trim(),
    attribute: (name) => element.attribs[name] ?? '',
    find: (className) =>
      DomUtils.findAll(({ attribs }) => hasClass(attribs.class, className), element.children).map(
        describePart,
      ),
  };
}

function hasClass(classes = '', className: string): boolean {
  return classes.split(' ').includes(className);
}

/** Unlike the parser's own, puts a space between elements: "Price" and "£30" are two words. */
function textOf(node: Nodes): string {
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if ('name' in node && ['script', 'style'].includes(node.name)) return '';
  if ('children' in node) return textOf(node.children);
  return 'data' in node && node.type === 'text' ? node.data : '';
}
