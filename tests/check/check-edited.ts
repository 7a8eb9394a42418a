import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import type { Site } from '../../renderer/model/site.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';

const valid = join(import.meta.dirname, '../samples/valid-site');
export const schemas = await loadSchemas([join(import.meta.dirname, '../../schemas')]);
export const validators = compileSchemas(schemas);

/** By file: the text of the valid site to replace, and its replacement. */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

export type Checked = {
  /** `error unknown-key content/courses/osce-online.yaml:3:1` */
  found: string[];
  diagnostics: Diagnostic[];
  site: Site | undefined;
  sources: Sources;
};

/** Checks the valid site of the samples with some of its text changed. */
export async function checkEdited(
  edits: Edits,
  options: { release?: boolean; without?: readonly string[]; day?: string } = {},
): Promise<Checked> {
  const root = await mkdtemp(join(tmpdir(), 'site-check-'));
  try {
    await cp(valid, root, { recursive: true });
    for (const [file, pieces] of Object.entries(edits)) await edit(join(root, file), pieces);
    for (const file of options.without ?? []) await rm(join(root, file));
    return await check(root, options);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function edit(file: string, pieces: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of pieces) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    text = text.replace(from, () => to);
  }
  await writeFile(file, text);
}

async function check(
  root: string,
  { release = false, day }: { release?: boolean; day?: string },
): Promise<Checked> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  if (!sources) throw new Error('the site could not be read');
  const site = checkSources(sources, schemas, { release, validators, code: kinds, day }, report);
  return { found: sortDiagnostics(diagnostics).map(describe), diagnostics, site, sources };
}

function describe({ severity, code, place }: Diagnostic): string {
  return `${severity} ${code} ${place.file}:${place.line}:${place.column}`;
}
