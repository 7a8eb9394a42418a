/** A piece of an excerpt; `marked` if it matches the search. */
export type ExcerptPart = { text: string; marked: boolean };

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

/**
 * The engine marks matches with `<mark>` and escapes the rest: parsed here, so that nothing is ever treated as HTML.
 */
export function readExcerpt(excerpt: string): ExcerptPart[] {
  const parts = excerpt.split(/<\/?mark>/).map((part, index) => ({
    text: part.replace(/&(?:lt|gt|amp);/g, (entity) => entities.get(entity) ?? entity),
    marked: index % 2 === 1,
  }));
  return parts.filter(({ text }) => text !== '');
}

/** Excerpts come from the middle of a text: dots show where a sentence doesn't begin or end. */
export function withDots(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const whole = parts.map(({ text }) => text).join('');
  const dots = (text: string): ExcerptPart => ({ text, marked: false });
  return [
    ...(/^\P{Lu}/u.test(whole) ? [dots('… ')] : []),
    ...parts,
    ...(/[^.?!]$/.test(whole) ? [dots(' …')] : []),
  ];
}

export function printExcerpt(excerpt: string): (string | HTMLElement)[] {
  return withDots(readExcerpt(excerpt)).map(({ text, marked }) => {
    if (!marked) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
