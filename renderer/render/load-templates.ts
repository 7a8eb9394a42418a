import { sep } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Runtime } from '../bundle/run-esbuild.ts';
import type { CodeFolders } from '../store/package-folder.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import {
  type AssemblyCache,
  assembleTemplates,
  type ChangedFiles,
  reportBroken,
  type Templates,
} from './assemble-templates.ts';
import { bundleTemplates, type TemplateBundle } from './bundle-templates.ts';
import { loadShipped, type ShippedTemplates } from './load-shipped.ts';
import { findStoredOwn, type LinkedTemplates, storedFilesOfOwn, storeOwn } from './stored-own-templates.ts';
import { isShipped, shippedTemplates } from './stored-templates.ts';

type Options = {
  /** Nearest first. */
  folders: CodeFolders;
  runtime: Runtime;
  /** Where the shipped templates are cached for later processes. By default nowhere. */
  store?: ValueStore;
  /** The store in the package; by default the program's own. */
  packed?: ValueStore;
  /** From an earlier load, or a new one. */
  cache?: TemplateCache;
  /** The state of each file in the folders before anything is read, relative to the nearest. Omitted if unknown. */
  files?: ReadonlyMap<string, string>;
  report: Report;
};

/**
 * What later loads in the same process can reuse. `files`: the state of the files before they were loaded, if known.
 * `linked`: the last bundle, and what it was linked with.
 */
export type TemplateCache = AssemblyCache & {
  shipped?: { runtime: Runtime; files?: ReadonlyMap<string, string>; value: ShippedTemplates };
  linked?: {
    folder: string;
    files: ReadonlyMap<string, string>;
    shipped: ShippedTemplates;
    bundle: TemplateBundle;
  };
};

/**
 * Loads folders of templates. A site's own override those of the sites that it extends, and the program's, by name. The
 * shipped templates are bundled once; the site's own are linked with them, or, if the folder is the program's, the
 * files that have changed since. Returns `undefined` only if an error was reported.
 */
export async function loadTemplates({ folders, ...options }: Options): Promise<Templates | undefined> {
  return isShipped(folders[0])
    ? loadProgram({ ...options, folders: [shippedTemplates()] })
    : loadOwn({ ...options, folders });
}

async function loadProgram(options: Options): Promise<Templates | undefined> {
  const { runtime, files, cache } = options;
  const known = cachedShipped(options);
  const changed = known?.files && files && changedBetween(known.files, files);
  if (!known || !changed) {
    const loaded = await loadShipped(options);
    if (cache && loaded?.isSound) cache.shipped = { runtime, files, value: loaded.shipped };
    return loaded?.shipped.templates;
  }
  if (changed.all.size === 0) return known.value.templates;
  return (await loadLinked(options, known.value, changed))?.templates;
}

async function loadOwn(options: Options): Promise<Templates | undefined> {
  const { runtime, cache } = options;
  const known = cachedShipped(options)?.value;
  if (known) return (await loadLinked(options, known))?.templates;
  const loaded = await loadShipped(options);
  if (cache && loaded?.isSound) cache.shipped = { runtime, value: loaded.shipped };
  return loaded && loadStored(options, loaded.shipped);
}

/** Takes the templates from an earlier process, or links them now. */
async function loadStored(options: Options, shipped: ShippedTemplates): Promise<Templates | undefined> {
  const { folders, runtime, store = noStore, report } = options;
  const own = { folders, runtime, shipped };
  const stored = findStoredOwn(own, store);
  if (stored) return stored;
  const before = storedFilesOfOwn(own, store);
  let problems = 0;
  const linked = await loadLinked(
    {
      ...options,
      report: (problem) => {
        problems += 1;
        report(problem);
      },
    },
    shipped,
  );
  if (before && linked && problems === 0) storeOwn(linked, own, { store, before });
  return linked?.templates;
}

function cachedShipped({ runtime, cache }: Options): TemplateCache['shipped'] {
  return cache?.shipped?.runtime === runtime ? cache.shipped : undefined;
}

async function loadLinked(
  options: Options,
  shipped: ShippedTemplates,
  changed?: ChangedFiles,
): Promise<LinkedTemplates | undefined> {
  const { folders, files, cache = {}, report } = options;
  const known = cachedBundle(options, shipped);
  const built = known ? { bundle: known } : await bundleTemplates(folders, shipped, changed?.code);
  if ('problems' in built) return reportBroken(built.problems, folders[0], report);
  const { bundle } = built;
  if (files) cache.linked = { folder: folders[0], files, shipped, bundle };
  const { islands, styles } = shipped.templates;
  const ready = { islands, styles: styles.texts };
  const templates = await assembleTemplates(bundle, { ...options, cache, shipped, ready, changed });
  return templates && { templates, bundle };
}

/** The last bundle, if no file but stylesheets has changed: their content isn't part of it. */
function cachedBundle(
  { folders, files, cache }: Options,
  shipped: ShippedTemplates,
): TemplateBundle | undefined {
  const last = cache?.linked;
  if (!last || !files || last.folder !== folders[0] || last.shipped !== shipped) return undefined;
  return changedBetween(last.files, files).code.size === 0 ? last.bundle : undefined;
}

/** Files that were changed, added or removed. */
function changedBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): ChangedFiles {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  const changed = names.filter((name) => before.get(name) !== now.get(name));
  const isStyle = (name: string) => name.endsWith('.css') && before.has(name) && now.has(name);
  const within = (name: string) => `templates/${name.split(sep).join('/')}`;
  return {
    all: new Set(changed.map(within)),
    code: new Set(changed.filter((name) => !isStyle(name)).map(within)),
  };
}
