import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isPackaged } from '../bundle/is-packaged.ts';
import { packagesDigest } from '../bundle/package-files.ts';
import type { Runtime } from '../bundle/run-esbuild.ts';
import { isWithin } from '../store/is-within.ts';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import type { ValueStore } from '../store/value-store.ts';
import { type BundledTemplates, mapsOf, type Templates } from './assemble-templates.ts';
import type { TemplateBundle } from './bundle-templates.ts';
import { digest } from './digest.ts';
import { evaluateTemplates } from './evaluate-templates.ts';
import type { ShippedTemplates } from './load-shipped.ts';
import {
  findStoredTemplates,
  type StoredFiles,
  storedFilesBefore,
  storeTemplates,
  type TemplatePlace,
} from './stored-templates.ts';

/** A site's own templates, and what they are linked with. */
type Own = { folders: CodeFolders; runtime: Runtime; shipped: ShippedTemplates };

/** Templates, and the bundle that they were run from. */
export type LinkedTemplates = { templates: Templates; bundle: TemplateBundle };

type StoredOwnTemplates = Pick<TemplateBundle, 'code' | 'map'> & { bundled: Omit<BundledTemplates, 'maps'> };

/** Templates linked by an earlier process, if none of their files has changed. */
export function findStoredOwn(own: Own, store: ValueStore): Templates | undefined {
  const stored = findStoredTemplates<StoredOwnTemplates>(keyOf(own), placeOf(own), store);
  if (!stored) return undefined;
  const { folders, shipped } = own;
  const maps = mapsOf(stored, folders, shipped);
  return { ...stored.bundled, maps, module: evaluateTemplates(stored.code, shipped) };
}

/** By content, without times: editors may set any modification time, and a restored file has its old one. */
export function storedFilesOfOwn(own: Own, store: ValueStore): StoredFiles | undefined {
  const recorded = storedFilesBefore(placeOf(own), store);
  if (!recorded) return undefined;
  return { ...recorded, files: recorded.files.map(({ modified: _modified, ...record }) => record) };
}

/**
 * Stores nothing if the templates were edited meanwhile, or if they import files from elsewhere: a file added there
 * could shadow another.
 */
export function storeOwn(
  { templates, bundle: { code, map, inputs } }: LinkedTemplates,
  own: Own,
  { store, before }: { store: ValueStore; before: StoredFiles },
): void {
  const place = placeOf(own);
  const { module: _module, maps: _maps, ...bundled } = templates;
  const all = [...Object.keys(inputs), ...bundled.islands.inputs];
  const known = [...own.folders, findPackageFolder()];
  const isKnown = (file: string) => {
    const path = resolve(place.root, file);
    // Some inputs are package names, not files.
    return isPackaged(file) || known.some((folder) => isWithin(folder, path)) || !existsSync(path);
  };
  const isStill = isDeepStrictEqual(storedFilesOfOwn(own, store), before);
  if (isStill && all.every(isKnown))
    storeTemplates<StoredOwnTemplates>(
      keyOf(own),
      { code, map, bundled },
      { place, store, inputs: all, before },
    );
}

function placeOf({ folders }: Own): TemplatePlace {
  return { root: dirname(folders[0]), folders };
}

/**
 * The stored value includes the program's own islands and stylesheets; scripts are named by their content. Packages are
 * known by the lock file and what else their installation leaves.
 */
function keyOf({ folders, runtime, shipped: { version, templates } }: Own): string {
  const { islands, styles } = templates;
  const ready = [...islands.texts.keys(), ...styles.common, ...[...styles.texts].flat()];
  const packages = packagesDigest(folders.map((folder) => dirname(folder)));
  return `own templates ${runtime} ${version} ${digest(JSON.stringify([ready, packages]), 16)} ${folders.join('\n')}`;
}
