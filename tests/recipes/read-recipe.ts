import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repository } from '../cli/run-site.ts';

/** The documents of a YAML or JSON file in `docs/recipes`. */
export function readRecipe(file: string): unknown[] {
  return parseAllDocuments(readText(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join()}`);
    return document.toJS();
  });
}

export function readText(file: string): string {
  return readFileSync(join(repository, 'docs/recipes', file), 'utf8');
}
