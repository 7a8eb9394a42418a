import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { kindBroken } from '../../diagnostics/messages.generated.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import { kinds as shipped } from '../../kinds/registry.ts';
import type { CodeFolders } from '../store/package-folder.ts';
import { evaluateBundle } from './evaluate-bundle.ts';
import { guardKind } from './guard-kind.ts';
import { guardOwn } from './guard-own.ts';
import { type BundleMap, locateThrow } from './locate-throw.ts';
import { overlayPlugin } from './overlay-plugin.ts';
import { runBundle } from './run-esbuild.ts';

const registry: Place = { file: 'kinds/registry.ts', line: 1, column: 1 };

/**
 * The code of the shipped kinds, overlaid with a site's own by word. `folders` are the `kinds/` folders of the site and
 * of those it extends, nearest first: the nearest `registry.ts` exports `kinds`. Without any, nothing is bundled.
 * Undefined if and only if an error was reported.
 */
export async function loadKinds(
  [nearest, ...others]: readonly string[],
  report: Report,
): Promise<KindCodes | undefined> {
  if (nearest === undefined) return shipped;
  const folders: CodeFolders = [nearest, ...others];
  const entry = folders.map((folder) => join(folder, 'registry.ts')).find((file) => existsSync(file));
  if (entry === undefined) return reportBroken(report, registry, 'there is no such file.');
  const built = await bundleKinds(folders, entry);
  if ('code' in built) return evaluateOwn(built, report);
  for (const { file, line, column, text } of built.problems)
    report(kindBroken(file ? { file, line, column } : registry, { detail: text }));
  return undefined;
}

async function bundleKinds(folders: CodeFolders, entry: string) {
  const built = await runBundle(
    {
      absWorkingDir: dirname(folders[0]),
      entryPoints: [entry],
      outfile: 'kinds.js',
      platform: 'neutral',
      target: 'node20',
      format: 'cjs',
      sourcemap: 'external',
      sourcesContent: false,
      plugins: [overlayPlugin(folders, 'kinds')],
    },
    'react',
    guardOwn(folders, 'kinds'),
  );
  if ('problems' in built) return built;
  const { texts } = built.bundle;
  return { code: texts.get('kinds.js') ?? '', map: texts.get('kinds.js.map') ?? '{}' };
}

/** Runs the top level of a kind's code: an exception there is that code's fault, not ours. */
function evaluateOwn({ code, map }: { code: string; map: string }, report: Report): KindCodes | undefined {
  const maps: readonly BundleMap[] = [{ bundle: 'kinds', map }];
  try {
    const exported = evaluateBundle('kinds', code);
    if (!('kinds' in exported) || !isCodes(exported.kinds))
      return reportBroken(
        report,
        registry,
        'it has to export “kinds”, an object with the code of each kind.',
      );
    const own = Object.entries(exported.kinds).map(([word, kind]) => [word, guardKind(word, kind, maps)]);
    return { ...shipped, ...Object.fromEntries(own) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return reportBroken(report, locateThrow(error, maps) ?? registry, text);
  }
}

function reportBroken(report: Report, place: Place, text: string): undefined {
  report(kindBroken(place, { detail: text }));
  return undefined;
}

/** The claims of a site's own code about its types are trusted here, and only here. */
function isCodes(value: unknown): value is KindCodes {
  const isObject = (one: unknown) => typeof one === 'object' && one !== null;
  return isObject(value) && Object.values(value).every(isObject);
}
