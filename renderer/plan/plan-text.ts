import type { Element, Root } from 'hast';
import type { Place } from '../../diagnostics/place.ts';
import type { Body, Html } from '../../schemas/planned.ts';
import { parseBlockMarkdown, parseInlineMarkdown } from '../markdown/parse-markdown.ts';
import { locate } from '../source/locate.ts';
import { locateText } from '../source/locate-text.ts';
import { placeAt } from '../source/place-at.ts';
import { fillReferences } from './fill-references.ts';
import { finishLink } from './finish-address.ts';
import { isHiddenAddress } from './hidden-addresses.ts';
import { type HastHandlers, htmlFromHast, textFromHast } from './html-from-hast.ts';
import type { Cursor, PageScope } from './planner.ts';

type Heading = { id: string; text: string };

/** A plain text with its references filled in. */
export function planString(text: string, cursor: Cursor, page: PageScope): string {
  const places = [locate(cursor.source, cursor.path)];
  const filled = fillReferences(text, page.references, places);
  page.origins.push({ path: cursor.at, value: filled, places });
  return filled;
}

/** One line or paragraph of Markdown. */
export function planInlineText(text: string, cursor: Cursor, page: PageScope): Html {
  const tree = parseInlineMarkdown(text);
  const own = locate(cursor.source, cursor.path);
  return { html: planTree(tree, placesOf(cursor), own, cursor, page).html };
}

/** Markdown of several paragraphs that stands inside a YAML file. */
export function planBlockText(text: string, cursor: Cursor, page: PageScope): Body {
  const own = locate(cursor.source, cursor.path);
  return planBody(parseBlockMarkdown(text), placesOf(cursor), own, cursor, page).body;
}

/** Where an offset within the text stands in the file. */
function placesOf({ source, path }: Cursor): PlaceOf {
  return (offset) => locateText(source, path, offset);
}

/** The body of an MDX file, with the headings of the second level for a table of contents. */
export function planMdxBody(cursor: Cursor, page: PageScope): { body: Body; contents: Heading[] } {
  const { source } = cursor;
  if (!source.body) return { body: [], contents: [] };
  const place = (offset: number) => placeAt(source, offset);
  return planBody(source.body.tree, place, place(0), cursor, page);
}

type PlaceOf = (offset: number) => Place;

function planBody(tree: Root, placeOf: PlaceOf, own: Place, cursor: Cursor, page: PageScope) {
  const contents: Heading[] = [];
  const body: Body = [];
  let run: Root['children'] = [];
  const endRun = () => {
    const html = planTree({ type: 'root', children: run }, placeOf, own, cursor, page, contents).html.trim();
    if (html !== '') body.push({ kind: 'html', html });
    run = [];
  };
  for (const node of tree.children) {
    if (node.type !== 'mdxJsxFlowElement') {
      run.push(node);
      continue;
    }
    endRun();
    const inner: Root = { type: 'root', children: node.children };
    const props = planComponentProps(node, own, cursor, page);
    const children = planBody(inner, placeOf, own, cursor, page).body;
    body.push({ kind: 'component', name: node.name ?? '', props, children });
  }
  endRun();
  return { body, contents };
}

function planComponentProps(
  node: { attributes: readonly { type: string; name?: string; value?: unknown }[] },
  own: Place,
  cursor: Cursor,
  page: PageScope,
): Record<string, string> {
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.name === undefined || typeof attribute.value !== 'string') continue;
    const places = [own];
    props[attribute.name] = fillReferences(attribute.value, page.references, places);
    page.origins.push({ path: cursor.at, value: props[attribute.name] ?? '', places });
  }
  return props;
}

function planTree(
  tree: Root,
  placeOf: PlaceOf,
  own: Place,
  cursor: Cursor,
  page: PageScope,
  contents: Heading[] = [],
): Html {
  const places = [own];
  const fill = (text: string) => fillReferences(text, page.references, places);
  const place = (element: Element) => (element.position ? placeOf(element.position.start.offset ?? 0) : own);
  const remember = (value: string, element: Element) =>
    page.origins.push({ path: cursor.at, value, places: [place(element)] });
  const attributes: HastHandlers['attributes'] = (element) => {
    if (element.tagName === 'a') {
      const written = fill(String(element.properties.href ?? ''));
      if (isHiddenAddress(written, page)) return {};
      const link = finishLink(written, page.address);
      remember(link.href, element);
      return link.external ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
    }
    if (element.tagName === 'img') {
      const alt = fill(String(element.properties.alt ?? ''));
      const { sources: _sources, ...picture } = page.picture(String(element.properties.src ?? ''), alt);
      remember(picture.src, element);
      return { ...picture, loading: 'lazy', decoding: 'async' };
    }
    if (/^h[2-6]$/.test(element.tagName)) {
      const text = textFromHast(element.children, fill);
      const id = page.slug(text);
      remember(id, element);
      if (element.tagName === 'h2') contents.push({ id, text });
      return { id };
    }
    return {};
  };
  const sources = (image: Element) => page.picture(String(image.properties.src ?? ''), '').sources;
  const html = htmlFromHast(tree.children, { fill, attributes, sources });
  page.origins.push({ path: cursor.at, value: html, places });
  return { html };
}
