import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { comparePlaces } from '../../../diagnostics/sort-diagnostics.ts';
import { answerFile, isProgram } from '../../read/data/answer-file.ts';
import { dataLayer } from '../../read/data/data-layer.ts';
import { fileIn } from '../../read/layers/check-base.ts';
import type { Layer } from '../../read/layers/find-layers.ts';
import { siteFolders } from '../../read/layers/site-folders.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { readKinds } from '../../schema/read-kinds.ts';
import { isWithin } from '../../store/is-within.ts';
import { namesWithin } from '../../store/names-within.ts';
import type { AskedPrograms, AskOptions } from './ask-options.ts';
import { askProgram } from './ask-program.ts';
import type { Asked, DataProgram } from './data-program.ts';

/** Asks the programs of a site and of those that it extends, all at the same time. */
export async function askLayers(
  layers: readonly Layer[],
  { root, cache = {}, signal }: AskOptions,
): Promise<AskedPrograms> {
  const programs = await findPrograms(layers, root);
  cache.asked ??= new Map();
  const before = cache.asked;
  const asking = programs.map(async (program): Promise<[string, Asked]> => {
    const stamp = stampOf(program);
    const known = before.get(program.answer);
    if (known?.stamp === stamp) return [program.file, { ...known, said: '' }];
    const asked = await askProgram(program, signal);
    if (!signal?.aborted) before.set(program.answer, { diagnostics: asked.diagnostics, stamp });
    return [program.file, asked];
  });
  const asked = await Promise.all(asking);
  if (signal?.aborted) return { diagnostics: [], said: new Map() };
  return {
    diagnostics: asked.flatMap(([, { diagnostics }]) => diagnostics).sort(comparePlaces),
    said: new Map(asked.flatMap(([file, { said }]) => (said === '' ? [] : [[file, said]]))),
  };
}

/** None if a schema can’t be read: reading the site reports that. */
async function findPrograms(layers: readonly Layer[], root: string): Promise<DataProgram[]> {
  const schemas = await loadSchemas(siteFolders(root).schemasFolders).catch(() => ({}));
  const files = readKinds(schemas).flatMap(({ data }) => (data && isProgram(data.file) ? [data.file] : []));
  return [...new Set(files)].flatMap((name) => {
    const layer = dataLayer(layers, name);
    return layer && existsSync(join(layer.root, 'data', name)) ? [programIn(layer, name)] : [];
  });
}

function programIn(layer: Layer, name: string): DataProgram {
  const { root } = layer;
  return {
    ...{ root, name, file: fileIn(layer, `data/${name}`), answer: join(root, answerFile(name)) },
    fileOf: (absolute) =>
      isWithin(root, absolute) ? fileIn(layer, relative(root, absolute).split(sep).join('/')) : undefined,
  };
}

/** Changes with any code that the program may import. */
function stampOf({ root }: DataProgram): string {
  const folder = join(root, 'data');
  const code = namesWithin(folder).filter((name) => /\.[cm]?[jt]s$/.test(name));
  return code
    .map((name) => {
      const { size, mtimeMs, ctimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .join('\n');
}
