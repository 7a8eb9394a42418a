import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import type { Site } from '../../renderer/model/site.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';

export const repository = path.join(import.meta.dirname, '../..');

export type OpenedSite = {
  sources: Sources;
  /** Checks sources of the same site; throws if they have an error. */
  check: (sources: Sources) => Site;
};

/** Reads a site's folder, with its own schemas if it has some. */
export async function openSite(root: string): Promise<OpenedSite> {
  const own = readdirSync(root).includes('schemas') ? [path.join(root, 'schemas')] : [];
  const schemas = await loadSchemas([path.join(repository, 'schemas'), ...own]);
  const validators = compileSchemas(schemas);
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const fail = () => new Error(found.map(({ place, message }) => `${place.file}: ${message}`).join('\n'));
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  if (!sources) throw fail();
  const check = (given: Sources): Site => {
    const site = checkSources(given, schemas, { validators, code: kinds }, report);
    if (!site) throw fail();
    return site;
  };
  return { sources, check };
}
