/**
 * File names as one string, which is read at once: few of thousands are looked up. Each is between two NULs, which no
 * name can contain.
 */
export type PackedNames = { text: string; count: number };

export function packNames(names: readonly string[]): PackedNames {
  return { text: `\0${names.map((name) => `${name}\0`).join('')}`, count: names.length };
}

export function unpackNames({ text }: PackedNames): string[] {
  return text.split('\0').slice(1, -1);
}

/** The index of a name, from 0. */
export function positionOfName({ text }: PackedNames, name: string): number | undefined {
  const found = text.indexOf(`\0${name}\0`);
  if (found < 0) return undefined;
  let place = 0;
  for (let at = text.indexOf('\0'); at < found; at = text.indexOf('\0', at + 1)) place += 1;
  return place;
}
