import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import type { PlannedFile } from '../../renderer/model/file.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import type { WholePlan } from '../plan-whole.ts';
import { planWhole } from '../plan-whole.ts';

export const root = join(import.meta.dirname, '../..');

/** The shipped website as plain data. */
export async function planAcademy(today: Date, base?: string): Promise<WholePlan> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const schemas = await loadSchemas([join(root, 'schemas')]);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  const site =
    sources && checkSources(sources, schemas, { validators: compileSchemas(schemas), code: kinds }, report);
  if (!site) throw new Error(found.map(({ place, message }) => `${place.file}: ${message}`).join('\n'));
  return planWhole(site, { today, base });
}

export function fileOf<Kind extends PlannedFile['kind']>(
  plan: WholePlan,
  kind: Kind,
): Extract<PlannedFile, { kind: Kind }> {
  const found = plan.files.find((file): file is Extract<PlannedFile, { kind: Kind }> => file.kind === kind);
  if (!found) throw new Error(`the plan has no ${kind}`);
  return found;
}
