import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { kindBroken } from '../../diagnostics/messages/kind-code.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import { kinds as shipped } from '../../kinds/registry.ts';
import { evaluateBundle } from '../bundle/evaluate-bundle.ts';
import { guardOwn } from '../bundle/guard-own.ts';
import { layOver } from '../bundle/lay-over.ts';
import { locateThrow } from '../bundle/locate-throw.ts';
import { runBundle } from '../bundle/run-esbuild.ts';
import { guardKind } from './guard-kind.ts';

const registry: Place = { file: 'kinds/registry.ts', line: 1, column: 1 };

/**
 * The shipped code of kinds, with that of a site laid over it by word. `folder` is the site's `kinds/`: its `registry.ts`
 * exports `kinds`. Left out where the site has none: then nothing is bundled. `undefined` exactly where an error was
 * reported.
 */
export async function loadKinds(folder: string | undefined, report: Report): Promise<KindCodes | undefined> {
  if (folder === undefined) return shipped;
  const entry = join(folder, 'registry.ts');
  if (!existsSync(entry)) return reportBroken(report, registry, 'there is no such file.');
  const built = await bundleKinds(folder, entry);
  if ('code' in built) return evaluateOwn(built, report);
  for (const { file, line, column, text } of built.problems)
    report(kindBroken(file ? { file, line, column } : registry, text));
  return undefined;
}

async function bundleKinds(folder: string, entry: string) {
  const built = await runBundle(
    {
      absWorkingDir: dirname(folder),
      entryPoints: [entry],
      outfile: 'kinds.js',
      platform: 'neutral',
      target: 'node20',
      format: 'cjs',
      sourcemap: 'external',
      sourcesContent: false,
      plugins: [layOver(folder, 'kinds')],
    },
    'react',
    guardOwn(folder, []),
  );
  if ('problems' in built) return built;
  const { texts } = built.bundle;
  return { code: texts.get('kinds.js') ?? '', map: texts.get('kinds.js.map') ?? '{}' };
}

/** The top level of a kind's code runs here: a throw there is the code's fault, not ours. */
function evaluateOwn({ code, map }: { code: string; map: string }, report: Report): KindCodes | undefined {
  try {
    const exported = evaluateBundle('kinds', code);
    if (!('kinds' in exported) || !isCodes(exported.kinds))
      return reportBroken(
        report,
        registry,
        'it has to export “kinds”, an object with the code of each kind.',
      );
    const own = Object.entries(exported.kinds).map(([word, kind]) => [word, guardKind(word, kind, map)]);
    return { ...shipped, ...Object.fromEntries(own) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return reportBroken(report, locateThrow(error, [{ bundle: 'kinds', map }]) ?? registry, text);
  }
}

function reportBroken(report: Report, place: Place, text: string): undefined {
  report(kindBroken(place, text));
  return undefined;
}

/** What a site's own code says that it is, is taken at its word here, and only here. */
function isCodes(value: unknown): value is KindCodes {
  const isObject = (one: unknown) => typeof one === 'object' && one !== null;
  return isObject(value) && Object.values(value).every(isObject);
}
