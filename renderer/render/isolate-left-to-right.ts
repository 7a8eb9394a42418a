import { endOfTag } from './end-of-tag.ts';
import { findLeftToRight } from './left-to-right.ts';

/**
 * The markup of a right-to-left page, with an element around each phone number and the like; computer code is set left
 * to right as a whole.
 * `isHydrated`: islands whose markup the browser compares with its own, which is left unchanged.
 */
export function isolateLeftToRight(html: string, isHydrated: (island: string) => boolean): string {
  let printed = '';
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const start = tag < 0 ? html.length : tag;
    printed += isolateIn(html.slice(at, start));
    at = tag < 0 ? start : endOfUntouched(html, tag, isHydrated);
    printed += html.slice(start, at).replace(codeTag, '<$1 dir="ltr"');
  }
  return printed;
}

const codeTag = /^<(code|pre|kbd|samp)(?=[ >])(?![^>]* dir=)/;
const entities = /(&[#\w]{1,32};)/;

/**
 * In a flex container or a grid, each element and each piece of text between two of them becomes a separate box. So a
 * text remains one node, whatever is isolated within it.
 */
function isolateIn(text: string): string {
  const printed = text.split(entities).map(isolate).join('');
  return printed === text || alone.test(printed) ? printed : `<span>${printed}</span>`;
}

const alone = /^\s*<bdi dir="ltr">[^<]*<\/bdi>\s*$/;

function isolate(text: string): string {
  let [printed, at] = ['', 0];
  for (const { start, end } of findLeftToRight(text)) {
    printed += `${text.slice(at, start)}<bdi dir="ltr">${text.slice(start, end)}</bdi>`;
    at = end;
  }
  return printed + text.slice(at);
}

/** Elements of plain text, and those that are isolated already. */
const whole = new Set(
  ['script', 'style', 'textarea', 'title', 'option', 'svg'].concat(
    'bdi',
    'bdo',
    'code',
    'pre',
    'kbd',
    'samp',
  ),
);

/** The end of a tag, or of the element that it opens if its content is left unchanged. */
function endOfUntouched(html: string, start: number, isHydrated: (island: string) => boolean): number {
  const end = endOfTag(html, start);
  const tag = html.slice(start, end);
  const [, name = ''] = /^<([a-z-]+)/.exec(tag) ?? [];
  const [, island = ''] = /^<site-island of="([^"]*)"/.exec(tag) ?? [];
  if (!whole.has(name) && !(island && isHydrated(island))) return end;
  const close = html.indexOf(`</${name}>`, end);
  return close < 0 ? html.length : close;
}
