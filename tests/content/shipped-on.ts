import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import { validateIslandProps } from '../../renderer/check/validate-island-props.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { createRenderCache } from '../../renderer/render/render-cache.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { repository } from '../cli/run-site.ts';
import type { WholePlan } from '../plan-whole.ts';
import { planWhole } from '../plan-whole.ts';
import { renderInput, renderWhole } from '../render-whole.ts';

/** The whole website as built on one day, in this process. */
export type Shipped = { today: Date; plan: WholePlan; files: ReadonlyMap<string, string> };

/** `root`: a changed copy instead of the shipped site. */
type Options = { runtime?: 'react' | 'preact'; root?: string };

/** Reads the shipped site once and builds it for any number of days: what doesn't change is rendered once. */
export async function openShippedSite({
  runtime = 'react',
  root = repository,
}: Options = {}): Promise<(today: Date) => Shipped> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const fail = () => new Error(found.map(({ place, message }) => `${place.file}: ${message}`).join('\n'));
  const schemas = await loadSchemas([path.join(repository, 'schemas')]);
  const validators = compileSchemas(schemas);
  const sources = await readSources(
    root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  const site = sources && checkSources(sources, schemas, { validators, code: kinds }, report);
  if (!site) throw fail();
  const folder = path.join(repository, 'templates');
  const templates = await loadTemplates({ folders: [folder], runtime, report });
  if (!templates) throw fail();
  const cache = createRenderCache();
  const validateProps = (name: string, props: object) =>
    validateIslandProps({ validators, schemas }, name, props);
  return (today) => {
    const plan = planWhole(site, { today });
    const files = new Map<string, string>();
    const options = { cache, measures: [], validateProps, report };
    for (const file of renderWhole(renderInput(plan), templates, options).files)
      files.set(file.output, String(file.content));
    if (found.some(({ severity }) => severity === 'error')) throw fail();
    return { today, plan, files };
  };
}
