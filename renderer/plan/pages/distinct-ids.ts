import { isFields } from '../../../diagnostics/fields.ts';
import type { PlannedSection } from '../../model/plan.ts';

/**
 * Ids of headings are made from their words, text by text. If two texts of a page have a heading with the same words,
 * the second gets `-2`; so does a heading whose words are the id of a section, or of something in one. Ids made up by
 * templates begin with `_`, which no heading's does.
 */
export function distinctIds(sections: readonly PlannedSection[]): PlannedSection[] {
  const headings = headingsIn(sections.map(({ props }) => props));
  if (headings.length === 0) return [...sections];
  const taken = new Set<string>();
  for (const { id, props } of sections) {
    if (id) taken.add(id);
    collectIds(props, taken);
  }
  const repeats = new Set(headings).size < headings.length || headings.some((id) => taken.has(id));
  if (!repeats) return [...sections];
  return sections.map((section) => ({
    ...section,
    props: rename(section.props, taken) as PlannedSection['props'],
  }));
}

/** The field with the headings of the text next to it. */
const contents = 'contents';

const heading = /(<h[2-6] id=")([^"]*)(")/g;

/** The ids of the headings in every HTML text, in the order of the page. */
function headingsIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) headingsIn(item, found);
  else if (isFields(value)) {
    for (const key of Object.keys(value)) {
      const item = value[key];
      if (key !== 'html' || typeof item !== 'string') headingsIn(item, found);
      else for (const [, , id = ''] of item.matchAll(heading)) found.push(id);
    }
  }
  return found;
}

/**
 * The ids of questions, filters and their choices, and documents: templates derive ids from them; that of a choice
 * includes its filter's.
 */
function collectIds(value: unknown, found: Set<string>, around?: string): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, found, around);
  else if (isFields(value)) {
    const id = typeof value.id === 'string' ? value.id : undefined;
    if (id !== undefined) found.add(id);
    if (id !== undefined && around !== undefined) found.add(`${around}-${id}`);
    for (const key of Object.keys(value)) if (key !== contents) collectIds(value[key], found, id ?? around);
  }
}

/** `renamed`: the ids that were changed in the text of a table of contents. */
function rename(value: unknown, taken: Set<string>, renamed: NewIds = new Map()): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, taken, renamed));
  if (typeof value !== 'object' || value === null) return value;
  const own: NewIds = contents in value ? new Map() : renamed;
  const fields = Object.entries(value).map(([key, item]) => [
    key,
    key === 'html' && typeof item === 'string'
      ? renameHeadings(item, taken, own)
      : key === contents
        ? item
        : rename(item, taken, own),
  ]);
  const made: Record<string, unknown> = Object.fromEntries(fields);
  return own.size > 0 && contents in made ? { ...made, [contents]: follow(made[contents], own) } : made;
}

type NewIds = Map<string, string>;

function renameHeadings(html: string, taken: Set<string>, renamed: NewIds): string {
  return html.replace(heading, (_, before: string, id: string, after: string) => {
    let own = id;
    for (let count = 2; taken.has(own); count += 1) own = `${id}-${count}`;
    taken.add(own);
    if (own !== id) renamed.set(id, own);
    return `${before}${own}${after}`;
  });
}

/** Points a table of contents to the new ids of its headings. */
function follow(entries: unknown, renamed: NewIds): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry)) return entry;
    return { ...entry, id: renamed.get(String(entry.id)) ?? entry.id };
  });
}
