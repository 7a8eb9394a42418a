import { join } from 'node:path';
import { outputPaths } from './output-paths.ts';

/** The record of which page shows which value from which line: next to the output, never in it. */
export function provenanceFile(out: string): string {
  return join(outputPaths(out).state, 'provenance.jsonl');
}
