import { nearest } from '../../../diagnostics/nearest.ts';

/** A tag as it is written; `partner`: the one that it is closed by, or closes, whatever stands between. */
export type Tag = { start: number; end: number; name: string; isClosing: boolean; partner?: Tag };

const tagPattern =
  /<([/\\]?)([A-Za-z][\w.-]*)(?![\w.-])((?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*)>|<([/\\]?)([A-Za-z][\w.-]*)[^<>\n]*/g;

/** The tags of a text in MDX outside of `code`, each with its partner; one that is misspelt counts as one. */
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

/** How many unclosed tags are looked through for the one that a closing tag belongs to. */
const farthest = 50;

function close(tag: Tag, open: Tag[]): void {
  const last = open.slice(-farthest);
  const names = last.map(({ name }) => name);
  const meant = names.lastIndexOf(tag.name);
  const near = meant === -1 ? names.lastIndexOf(nearest(tag.name, names) ?? '') : meant;
  // The only component that is open is closed by whatever its author takes for its name.
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
