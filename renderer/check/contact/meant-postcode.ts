import { wordTable } from '../../../diagnostics/word-table.ts';

/**
 * A UK postcode, with or without its space, as in BS 7666: area and district, sector and unit. The unit never contains
 * C, I, K, M, O or V.
 */
const postcode = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})$/;

/** Letters and digits that are typed, or read, for each other. */
const alike = wordTable({ I: '1', L: '1', O: '0', 1: 'I', 0: 'O' });
/** With more of them there would be too many corrections to try. */
const mostAlike = 8;

/** The UK postcode that was meant: the input if it is valid, undefined if nobody can tell. */
export function meantPostcode(written: string): string | undefined {
  const letters = [...written.toUpperCase().replace(/[\s.-]/g, '')];
  if (letters.length < 5 || letters.length > 7) return undefined;
  const unsure = letters.flatMap((letter, index) => (alike.get(letter) === undefined ? [] : [index]));
  if (unsure.length > mostAlike) return undefined;
  // Fewest changes first.
  const choices = Array.from({ length: 2 ** unsure.length }, (_, bits) =>
    unsure.filter((_, bit) => (bits >> bit) & 1),
  );
  for (const chosen of choices.toSorted((one, other) => one.length - other.length)) {
    const text = letters
      .map((letter, index) => (chosen.includes(index) ? alike.get(letter) : letter))
      .join('');
    const [, outward, inward] = postcode.exec(text) ?? [];
    if (outward !== undefined) return `${outward} ${inward}`;
  }
  return undefined;
}

/** Whether it has the form of a UK postcode, with its space. */
export function isPostcode(written: string): boolean {
  return postcode.test(written) && written.includes(' ');
}
