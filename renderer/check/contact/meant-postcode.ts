import { wordTable } from '../../../diagnostics/word-table.ts';

/** A postcode of the UK, with or without its space, as BS 7666 has it: area and district, sector and unit. In the unit there is no C, I, K, M, O or V. */
const postcode = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})$/;

/** Letters and digits that are typed, or read, in each other's place. */
const alike = wordTable({ I: '1', L: '1', O: '0', 1: 'I', 0: 'O' });
/** Of more there would be too many ways to put them right. */
const mostAlike = 8;

/** What a postcode of the UK was meant to be: itself where nothing is wrong, undefined where nobody can tell. */
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

/** Whether it is in the form of a postcode of the UK, with its space. */
export function isPostcode(written: string): boolean {
  return postcode.test(written) && written.includes(' ');
}
