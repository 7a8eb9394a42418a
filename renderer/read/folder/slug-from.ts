/** `OSCE Übung 2` becomes `osce-ubung-2`. */
export function slugFrom(name: string): string | undefined {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return joined === '' ? undefined : joined;
}
