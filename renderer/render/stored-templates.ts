/**
 * Bundled templates for later processes. They are stored with the program itself, never in a site's folder: stored code
 * is run, and such a folder may come from anywhere.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isPackaged } from '../bundle/is-packaged.ts';
import { namesWithin } from '../store/names-within.ts';
import { findPackageFolder, packageSearchPaths } from '../store/package-folder.ts';
import { isAsStoredFile, type StoredFile, toStoredFile } from '../store/stored-files.ts';
import { findSerialized, noStore, type ValueStore } from '../store/value-store.ts';

/** Folders of templates, and the folder that their file names are relative to. */
export type TemplatePlace = { root: string; folders: readonly string[] };

/** `names` lists all files of the folders, since an added file could shadow another. */
export type StoredFiles = { files: StoredFile[]; names: string[] };
type StoredTemplate<Value> = StoredFiles & { value: Value };

/** The program's own templates. */
export function shippedTemplates(): string {
  return join(findPackageFolder(), 'templates');
}

export function shippedPlace(): TemplatePlace {
  return { root: findPackageFolder(), folders: [shippedTemplates()] };
}

export function isShipped(folder: string): boolean {
  const shipped = shippedTemplates();
  return folder === shipped || realpathSync(folder) === realpathSync(shipped);
}

/** What an earlier process stored under this key, if no file has changed since. */
export function findStoredTemplates<Value>(
  key: string,
  place: TemplatePlace,
  store: ValueStore,
): Value | undefined {
  const found = store.find(key);
  if (!found) return undefined;
  const stored: StoredTemplate<Value> = deserialize(found.value);
  const isSame =
    hasNames(stored, place) && stored.files.every((file) => isAsStoredFile(place.root, file, found.storedAt));
  return isSame ? stored.value : undefined;
}

/**
 * The same, as stored when the program was packed, perhaps by another version of Node in a form that this one can't
 * read. Packages are installed elsewhere here: `inputs` are all source files at their paths here, relative to the
 * place's root.
 */
export function findPacked<Value>(
  key: string,
  place: TemplatePlace,
  packed: ValueStore,
): { value: Value; inputs: string[] } | undefined {
  const stored: StoredTemplate<Value> | undefined = findSerialized(packed, key);
  if (!stored || !hasNames(stored, place)) return undefined;
  const files = stored.files.map((record) => ({ ...record, file: whereInstalled(place.root, record.file) }));
  // Their times are those of another disk.
  const isSame = files.every((file) => isAsStoredFile(place.root, file, 0));
  return isSame ? { value: stored.value, inputs: files.map(({ file }) => file) } : undefined;
}

function hasNames({ names }: StoredFiles, place: TemplatePlace): boolean {
  return names.join('\n') === namesIn(place).join('\n');
}

/** `file` is relative to the program's folder where it was packed. Returns the path of a package's file here. */
function whereInstalled(root: string, file: string): string {
  if (!isPackaged(file)) return file;
  const name = file.replace(/^.*[\\/]?node_modules[\\/]/, '');
  const found = packageSearchPaths()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  return found === undefined ? file : relative(root, found);
}

/** Records the files before they are bundled: one that is saved meanwhile doesn't count as bundled. */
export function storedFilesBefore(place: TemplatePlace, store: ValueStore): StoredFiles | undefined {
  if (store === noStore) return undefined;
  const names = namesIn(place);
  return { names, files: toStoredFiles(place.root, names) };
}

type StoreTemplatesOptions = {
  place: TemplatePlace;
  store: ValueStore;
  inputs: readonly string[];
  before: StoredFiles;
};

/** `inputs` are the files in the bundle, relative to the place's root. */
export function storeTemplates<Value>(
  key: string,
  value: Value,
  { place, store, inputs, before }: StoreTemplatesOptions,
): void {
  const known = new Set(before.files.map(({ file }) => file));
  const others = toStoredFiles(
    place.root,
    inputs.filter((file) => !known.has(file)),
  );
  const stored: StoredTemplate<Value> = { value, names: before.names, files: [...before.files, ...others] };
  store.keep(key, serialize(stored));
}

/** For the package, without times: they mean nothing on another disk, and equal programs give equal packages. */
export function storePackedTemplates<Value>(
  key: string,
  value: Value,
  { place, store, inputs }: Omit<StoreTemplatesOptions, 'before'>,
): void {
  const names = namesIn(place);
  const files = toStoredFiles(place.root, [...names, ...inputs]).map(
    ({ modified: _modified, ...file }) => file,
  );
  const stored: StoredTemplate<Value> = { value, names, files };
  store.keep(key, serialize(stored));
}

/** Some inputs are not files: the entries, which are generated from the names in the folder. */
function toStoredFiles(root: string, files: readonly string[]): StoredFile[] {
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return [...new Set(files)].filter(isFile).map((file) => toStoredFile(root, file));
}

function namesIn({ root, folders }: TemplatePlace): string[] {
  return folders.flatMap((folder) => {
    const above = relative(root, folder);
    return namesWithin(folder).map((name) => join(above, name));
  });
}
