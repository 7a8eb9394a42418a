import type { Entry, Site } from '../../model/site.ts';
import { unusualOf } from '../assets/derive-typeface.ts';
import { areAlike } from './are-alike.ts';

type SiteTexts = Pick<Site, 'settings' | 'collections'>;

/** By the kind's folder: the entries that were searched last, and the result. */
export type CharacterCache = Map<string, { entries: readonly Entry[]; found: ReadonlySet<string> }>;

/**
 * The unusual characters of all files of a site. In a collection, only entries that have changed are searched, as long
 * as these have the same characters as before.
 */
export function rememberCharacters({ settings, collections }: SiteTexts, cache: CharacterCache): Set<string> {
  const all = new Set(unusualOf(settings.source));
  for (const [kind, entries] of Object.entries(collections)) {
    const last = cache.get(kind);
    const found = last && areAlike(last.entries, entries, haveSame) ? last.found : charactersOf(entries);
    cache.set(kind, { entries, found });
    for (const character of found) all.add(character);
  }
  return all;
}

function charactersOf(entries: readonly Entry[]): Set<string> {
  const found = new Set<string>();
  for (const { source } of entries) for (const character of unusualOf(source)) found.add(character);
  return found;
}

function haveSame(one: Entry, other: Entry): boolean {
  return isSame(unusualOf(one.source), unusualOf(other.source));
}

/** The same characters, in any order. */
function isSame(one: string, other: string): boolean {
  return one === other || [...one].sort().join('') === [...other].sort().join('');
}
