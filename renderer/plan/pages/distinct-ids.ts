import type { PlannedSection } from '../../model/plan.ts';

/**
 * Ids of headings are made of their words, text by text. Where two texts of a page have a heading of the same words,
 * the second gets `-2`.
 */
export function distinctIds(sections: readonly PlannedSection[]): PlannedSection[] {
  if (!repeats(sections)) return [...sections];
  const taken = new Set<string>();
  return sections.map((section) => ({
    ...section,
    props: rename(section.props, taken) as PlannedSection['props'],
  }));
}

const heading = /(<h[2-6] id=")([^"]*)(")/g;

function repeats(sections: readonly PlannedSection[]): boolean {
  const ids = htmlsIn(sections.map(({ props }) => props)).flatMap((html) =>
    [...html.matchAll(heading)].map(([, , id = '']) => id),
  );
  return new Set(ids).size < ids.length;
}

/** Every text of HTML, in the order in which it stands on the page. */
function htmlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(htmlsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'html' && typeof item === 'string' ? [item] : htmlsIn(item),
  );
}

function rename(value: unknown, taken: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, taken));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'html' && typeof item === 'string' ? renameHeadings(item, taken) : rename(item, taken),
    ]),
  );
}

function renameHeadings(html: string, taken: Set<string>): string {
  return html.replace(heading, (_, before: string, id: string, after: string) => {
    let own = id;
    for (let count = 2; taken.has(own); count += 1) own = `${id}-${count}`;
    taken.add(own);
    return `${before}${own}${after}`;
  });
}
