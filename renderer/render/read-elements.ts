/**
 * The elements of printed markup that contain words, as a tree. Our own templates print it, so every element is closed.
 */
import { endOfTag } from './end-of-tag.ts';

/**
 * Offsets: of its tag, of its content, of the end of that. `texts`: its own words, not those of its children; `others`:
 * the number of elements without words, such as icons and fields.
 */
export type HtmlElement = {
  name: string;
  start: number;
  content: number;
  end: number;
  texts: { start: number; end: number }[];
  children: HtmlElement[];
  others: number;
};

/** `isHydrated`: islands whose markup must not change. */
export function readElements(html: string, isHydrated: (island: string) => boolean): HtmlElement[] {
  const root = createElement('', 0, 0);
  const open = [root];
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const start = tag < 0 ? html.length : tag;
    const inner = open.at(-1) ?? root;
    if (html.slice(at, start).trim() !== '') inner.texts.push({ start: at, end: start });
    if (tag < 0) break;
    const end = endOfTag(html, tag);
    at = end;
    if (html[tag + 1] === '/') close(open, html.slice(tag + 2, end - 1), tag);
    else {
      const written = html.slice(tag, end);
      const [, name = ''] = /^<([a-z][a-z\d-]*)/.exec(written) ?? [];
      if (isLeftAlone(name, written, isHydrated)) {
        inner.others += 1;
        at = endOfElement(html, name, end);
      } else if (name !== '' && !isEmpty.has(name)) open.push(createElement(name, tag, end));
      else if (name !== '') inner.others += 1;
    }
  }
  // Elements that another piece of the page closes have children all the same.
  return open.flatMap(({ children }) => children);
}

function createElement(name: string, start: number, content: number): HtmlElement {
  return { name, start, content, end: content, texts: [], children: [], others: 0 };
}

/** An unmatched end tag closes an element in another piece of the page. */
function close(open: HtmlElement[], name: string, end: number): void {
  const [element, around] = [open.at(-1), open.at(-2)];
  if (!element || !around || element.name !== name) return;
  open.pop();
  element.end = end;
  if (element.texts.length > 0 || element.children.length > 0) around.children.push(element);
  else around.others += 1;
}

const isEmpty = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const isUnread = new Set([
  'head',
  'noscript',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);

/** Elements that aren't read as words, already state their language, or are compared with the browser's own markup. */
function isLeftAlone(name: string, tag: string, isHydrated: (island: string) => boolean): boolean {
  const [, island = ''] = /^<site-island of="([^"]*)"/.exec(tag) ?? [];
  return isUnread.has(name) || / lang="/.test(tag) || (island !== '' && isHydrated(island));
}

/** The offset after the end of the element whose tag ends here. */
function endOfElement(html: string, name: string, content: number): number {
  let depth = 1;
  for (let at = content; at < html.length; ) {
    const tag = html.indexOf('<', at);
    if (tag < 0) return html.length;
    const isEnd = html.startsWith(`/${name}>`, tag + 1);
    if (isEnd) depth -= 1;
    else if (html.startsWith(name, tag + 1) && /[\s/>]/.test(html[tag + 1 + name.length] ?? '')) depth += 1;
    at = isEnd ? tag + name.length + 3 : endOfTag(html, tag);
    if (depth === 0) return at;
  }
  return html.length;
}
