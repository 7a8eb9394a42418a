import type { FolderEntry } from './list-folder.ts';

/**
 * For each entry whose name differs from another's only in capital letters, that other: the one without capitals, which
 * is most likely the older, or else the first.
 */
export function findTwins(entries: readonly FolderEntry[]): ReadonlyMap<FolderEntry, FolderEntry> {
  const groups = new Map<string, FolderEntry[]>();
  for (const entry of entries) {
    const lower = entry.file.toLowerCase();
    groups.set(lower, [...(groups.get(lower) ?? []), entry]);
  }
  const twins = new Map<FolderEntry, FolderEntry>();
  for (const group of groups.values()) {
    const kept = group.find(({ name }) => name === name.toLowerCase()) ?? group[0];
    for (const entry of group) if (kept && entry !== kept) twins.set(entry, kept);
  }
  return twins;
}
