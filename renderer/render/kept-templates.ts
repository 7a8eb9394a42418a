import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { findPackageFolder } from '../bundle/package-folder.ts';
import { type FileRecord, isAsRecorded, recordFile } from '../store/file-records.ts';
import { noStore, type ValueStore } from '../store/value-store.ts';

/** `names` are all files of the folder, since one more could take the place of another. */
type Recorded = { files: FileRecord[]; names: string[] };
type Kept<Value> = Recorded & { value: Value };

/** The program's own templates. */
export function shippedTemplates(): string {
  return join(findPackageFolder(), 'templates');
}

export function isShipped(folder: string): boolean {
  const shipped = shippedTemplates();
  return folder === shipped || realpathSync(folder) === realpathSync(shipped);
}

/** What an earlier process made of the shipped templates, under a key that says what, where no file has changed since. */
export function findKept<Value>(key: string, store: ValueStore): Value | undefined {
  const found = store.find(key);
  if (!found) return undefined;
  const kept: Kept<Value> = deserialize(found.value);
  const folder = shippedTemplates();
  const isSame =
    kept.names.join('\n') === namesIn(folder).join('\n') &&
    kept.files.every((file) => isAsRecorded(dirname(folder), file, found.keptAt));
  return isSame ? kept.value : undefined;
}

/** The shipped files as they are before they are bundled: one that is saved meanwhile doesn't count as bundled. */
export function recordBefore(store: ValueStore): Recorded | undefined {
  if (store === noStore) return undefined;
  const folder = shippedTemplates();
  const names = namesIn(folder);
  const own = names.map((name) => relative(dirname(folder), join(folder, name)));
  return { names, files: recordFiles(dirname(folder), own) };
}

/**
 * Only what the shipped templates give is kept, with the program itself: what is found is run, and a site's folder may
 * come from anywhere. `inputs` are the files that went into the bundle, relative to the program's folder.
 */
export function keep<Value>(
  key: string,
  value: Value,
  { store, inputs, before }: { store: ValueStore; inputs: readonly string[]; before: Recorded },
): void {
  const known = new Set(before.files.map(({ file }) => file));
  const others = recordFiles(
    findPackageFolder(),
    inputs.filter((file) => !known.has(file)),
  );
  const kept: Kept<Value> = { value, names: before.names, files: [...before.files, ...others] };
  store.keep(key, serialize(kept));
}

/** Some inputs are no files: the entries, which are made of the folder's names. */
function recordFiles(root: string, files: readonly string[]): FileRecord[] {
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return [...new Set(files)].filter(isFile).map((file) => recordFile(root, file));
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}
