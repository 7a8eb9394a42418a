import type { FolderEntry } from './list-folder.ts';

/**
 * For each entry whose `keyOf` equals another's although their names differ, that other: the one in small letters,
 * which is most likely the older, of several the last, or else the first. By default names differ in capital letters
 * only.
 */
export function findTwins(
  entries: readonly FolderEntry[],
  keyOf: (file: string) => string = (file) => file.toLowerCase(),
): ReadonlyMap<FolderEntry, FolderEntry> {
  const groups = new Map<string, FolderEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.file);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const twins = new Map<FolderEntry, FolderEntry>();
  for (const group of groups.values()) {
    const kept = group.findLast(({ name }) => name === name.toLowerCase()) ?? group[0];
    for (const entry of group) if (kept && entry !== kept) twins.set(entry, kept);
  }
  return twins;
}
