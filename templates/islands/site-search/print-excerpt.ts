/** A piece of an excerpt; `marked` is what was searched for. */
export type ExcerptPart = { text: string; marked: boolean };

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The engine marks what it found with `<mark>` and escapes the rest: taken apart here, so that nothing is ever read as HTML. */
export function readExcerpt(excerpt: string): ExcerptPart[] {
  const parts = excerpt.split(/<\/?mark>/).map((part, index) => ({
    text: part.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
    marked: index % 2 === 1,
  }));
  return parts.filter(({ text }) => text !== '');
}

export function printExcerpt(excerpt: string): (string | HTMLElement)[] {
  return readExcerpt(excerpt).map(({ text, marked }) => {
    if (!marked) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
