/**
 * A text as a part of an address or a file name, using only letters that any keyboard has: `OSCE Übung 2` →
 * `osce-ubung-2`. Empty if it has none of them.
 */
export function plainSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
