import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const samples = path.join(import.meta.dirname, 'samples');

const notesOfTheCase = new Set(['expected.txt', 'extends.txt', 'today.txt']);

/** Writes the files of a case into a folder, over those of the case that it extends. */
export function layOutSample(name: string, root: string): void {
  const base = noteOf(name, 'extends');
  if (base !== undefined) layOutSample(base, root);
  const filter = (source: string) => !notesOfTheCase.has(path.relative(path.join(samples, name), source));
  cpSync(path.join(samples, name), root, { recursive: true, filter });
}

/** The content of a note beside the files of the case. */
function noteOf(name: string, note: string): string | undefined {
  const file = path.join(samples, name, `${note}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
