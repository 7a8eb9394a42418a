import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PlannedPage } from '../model/plan.ts';
import { provenanceFile } from './provenance-file.ts';
import { replaceFile } from './replace-file.ts';

/** A line of the record: which page shows which value from which line. */
export function provenanceOf({ address, origins }: PlannedPage): string {
  return JSON.stringify({
    address,
    values: origins.map(({ path, places }) => [
      path,
      ...places.map((place) => `${place.file}:${place.line}:${place.column}`),
    ]),
  });
}

/**
 * Keeps the record in `.site/`, never in the output itself. One line of JSON per page:
 * `{ address, values: [[path, "file:line:column", …], …] }`.
 */
export function writeProvenance(lines: readonly string[], out: string): void {
  const file = provenanceFile(out);
  const text = `${lines.join('\n')}\n`;
  if (readIfThere(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, text);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
