/**
 * Text that is read left to right in any script: phone numbers, codes, addresses, prices with a leading sign. Between
 * right-to-left letters, the Unicode bidirectional algorithm treats their parts as separate numbers: +44 20 7946 0123
 * becomes 0123 7946 20 44+. Ranges such as 9–12 stay unchanged: each language reads them in its own direction.
 */
export function findLeftToRight(text: string): { start: number; end: number }[] {
  return [...text.matchAll(candidates)].flatMap(({ 0: found, index }) =>
    isOne(found) ? [{ start: index, end: index + found.length }] : [],
  );
}

/** Groups of digits or of letters and digits, and an amount after its currency sign. */
const candidates = new RegExp(
  [
    '(?<![\\p{L}\\p{M}\\p{N}+])[+(]?\\p{Nd}+\\)?(?:[ \\u00a0\\u202f.\\-\\u2011/]\\(?\\p{Nd}+\\)?)+(?![\\p{L}\\p{M}\\p{N}@_])',
    '(?<![A-Za-z0-9])[A-Za-z0-9]+(?:[-_/.:@~=?]+[A-Za-z0-9]+)*(?:[+#]+|[-_/.:@~=?]+[A-Za-z0-9]+)',
    '\\p{Sc}[ \\u00a0]?\\p{Nd}+(?:[.,]\\p{Nd}+)*',
  ].join('|'),
  'gu',
);

function isOne(found: string): boolean {
  if (/\p{Sc}/u.test(found)) return true;
  if (/[A-Za-z]/.test(found)) return /\d|@|[+#]$/.test(found);
  const groups = found.split(/[^\p{Nd}]+/u).filter((group) => group !== '');
  return /^[+(0\u0660\u06f0]/.test(found) || groups.length > 2;
}
