import { dirname, join, resolve } from 'node:path';

/** The record of which page shows which value from which line: beside the output, never in it. */
export function provenanceFile(out: string): string {
  return join(dirname(resolve(out)), '.site', 'provenance.jsonl');
}
