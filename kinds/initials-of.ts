/** The first letters of the first and last name, each with its combining marks: `किशोर थापा` has कि and था. */
export function initialsOf(name: string): string {
  const parts = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const last = parts.length > 1 ? firstLetter(parts.at(-1)) : '';
  return `${firstLetter(parts.at(0))}${last}`.toUpperCase();
}

function firstLetter(part = ''): string {
  const [first] = letters.segment(part);
  return first?.segment ?? '';
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
