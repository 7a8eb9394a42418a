import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { findPackageFolder } from '../bundle/package-folder.ts';
import type { Runtime } from '../bundle/run-esbuild.ts';
import { type FileRecord, isAsRecorded, recordFile } from '../store/file-records.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';
import type { IslandBundle } from './bundle-islands.ts';
import type { Styles } from './load-styles.ts';
import type { PartVersions } from './part-versions.ts';

/** Bundled, but not run. Plain data: it survives v8's `serialize`. */
export type BundledTemplates = {
  /** Of the whole code, without stylesheets. */
  codeVersion: string;
  versions: PartVersions;
  islands: IslandBundle;
  styles: Styles;
  /** The stylesheets that each section reaches, and those of the frame. */
  stylesOf: { sections: ReadonlyMap<string, readonly string[]>; frame: readonly string[] };
  /** The bundle's source map. */
  map: string;
};

/** `names` are all files of the folder, since one more could take the place of another. */
type Recorded = { files: FileRecord[]; names: string[] };
/** `code` is what the module is made of. */
type Kept = Recorded & { bundled: BundledTemplates; code: string };

type Options = { folder: string; runtime: Runtime; store: ValueStore };

/** The shipped templates as an earlier process bundled them, where no file has changed since. */
export function findKept({ folder, runtime, store }: Options): Pick<Kept, 'bundled' | 'code'> | undefined {
  if (!isShipped(folder)) return undefined;
  const key = keyOf(runtime);
  const found = store.find(key);
  if (!found) return undefined;
  const kept: Kept = deserialize(found.value);
  const root = dirname(folder);
  const isSame =
    kept.names.join('\n') === namesIn(folder).join('\n') &&
    kept.files.every((file) => isAsRecorded(root, file, found.keptAt));
  return isSame ? kept : undefined;
}

/** The files of the folder as they are before they are bundled: one that is saved meanwhile doesn't count as bundled. */
export function recordBefore({ folder, store }: Options): Recorded | undefined {
  if (store === noStore || !isShipped(folder)) return undefined;
  const names = namesIn(folder);
  const own = names.map((name) => relative(dirname(folder), join(folder, name)));
  return { names, files: recordFiles(dirname(folder), own) };
}

/**
 * Only the shipped ones are kept, with the program itself: what is found is run, and a site's folder may come from
 * anywhere. `inputs` are the files that went into the bundle, relative to the folder above the templates.
 */
export function keep(
  made: Pick<Kept, 'bundled' | 'code'>,
  { folder, runtime, store, inputs, before }: Options & { inputs: readonly string[]; before: Recorded },
): void {
  const known = new Set(before.files.map(({ file }) => file));
  const others = recordFiles(
    dirname(folder),
    inputs.filter((file) => !known.has(file)),
  );
  const kept: Kept = { ...made, names: before.names, files: [...before.files, ...others] };
  store.keep(keyOf(runtime), serialize(kept));
}

/** Some inputs are no files: the entries, which are made of the folder's names. */
function recordFiles(root: string, files: readonly string[]): FileRecord[] {
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return [...new Set(files)].filter(isFile).map((file) => recordFile(root, file));
}

function isShipped(folder: string): boolean {
  const shipped = join(findPackageFolder(), 'templates');
  return folder === shipped || realpathSync(folder) === realpathSync(shipped);
}

const keyOf = (runtime: Runtime) => `templates ${runtime}`;

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}
