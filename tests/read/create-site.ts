import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { createReadCache, type ReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';

/** A folder with these files, gone after the test. */
export function createSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'site-read-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

const schemas = await loadSchemas([path.join(import.meta.dirname, '../../schemas')]);
const kinds = readKinds(schemas);

/** The result of reading; `said` has `file:line:column code` for each problem. */
export async function read(
  root: string,
  cache: ReadCache = createReadCache(),
): Promise<{ sources: Sources | undefined; said: string[] }> {
  const found: Diagnostic[] = [];
  const sources = await readSources(root, { kinds, schemas, cache }, (problem) => void found.push(problem));
  return {
    sources,
    said: found.map(({ place, code }) => `${place.file}:${place.line}:${place.column} ${code}`),
  };
}

export const basics = { 'site.yaml': 'name: Example\n', 'content/pages/home.yaml': 'title: Home\n' };
