import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file of a folder, by its name within it. */
export function readTree(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** The names of files that only one of two folders has, or that differ. */
export function differences(one: string, other: string): string[] {
  const [ours, theirs] = [readTree(one), readTree(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (name) =>
      !ours.has(name) || !theirs.has(name) || ours.get(name)?.compare(theirs.get(name) ?? Buffer.of()) !== 0,
  );
}
