import { nearest } from '../../../diagnostics/nearest.ts';

/** A tag as written; `partner`: the tag that closes it or that it closes, whatever is in between. */
export type Tag = { start: number; end: number; name: string; isClosing: boolean; partner?: Tag };

const tagPattern =
  /<([/\\]?)([A-Za-z][\w.-]*)(?![\w.-])((?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*)>|<([/\\]?)([A-Za-z][\w.-]*)[^<>\n]*/g;

/** The tags of an MDX text outside `code`, each with its partner, which may be misspelt. */
export function findTags(text: string, code: readonly { start: number; end: number }[]): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let at = 0;
  for (const match of text.matchAll(tagPattern)) {
    const { 0: written, 1: slash = match[4], 2: name = match[5] ?? '', index } = match;
    while ((code[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at += 1;
    if (index >= (code[at]?.start ?? Number.POSITIVE_INFINITY)) continue;
    const tag: Tag = { start: index, end: index + written.length, name, isClosing: slash !== '' };
    tags.push(tag);
    if (tag.isClosing) close(tag, open);
    else if (!/\/\s*>$/.test(written)) open.push(tag);
  }
  return tags;
}

/** How many unclosed tags are searched for the partner of a closing tag. */
const farthest = 50;

function close(tag: Tag, open: Tag[]): void {
  const last = open.slice(-farthest);
  const names = last.map(({ name }) => name);
  const meant = names.lastIndexOf(tag.name);
  const near = meant === -1 ? names.lastIndexOf(nearest(tag.name, names) ?? '') : meant;
  // If only one component is open, any component's closing tag closes it: its author has mistaken the name.
  const index = near === -1 && open.length === 1 && isComponent(tag.name) && isComponent(names[0]) ? 0 : near;
  const opening = last[index];
  if (!opening) return;
  opening.partner = tag;
  tag.partner = opening;
  open.length -= last.length - index;
}

function isComponent(name = ''): boolean {
  return /^[A-Z]/.test(name);
}
