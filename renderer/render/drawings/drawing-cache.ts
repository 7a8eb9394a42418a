import { isFields } from '../../../diagnostics/fields.ts';
import { findJson, type ValueStore } from '../../store/value-store.ts';
import type { CoverageCache } from '../../typefaces/open-coverage.ts';

/**
 * The key of the stored picture for each output, and its version: everything that determines it besides the output's
 * name. While the version is unchanged, nothing has to be composed again.
 */
export type DrawingCache = {
  entries: Map<string, { key: string; version: string }>;
  /** Why one couldn't be drawn, by output and version. */
  failures: Map<string, string>;
  /** The characters that each typeface has. */
  coverage: CoverageCache;
  /** `recalled`: the entries of an earlier process are loaded. `changed`: there are entries not yet stored. */
  recalled: boolean;
  changed: boolean;
};

export function createDrawingCache(): DrawingCache {
  return { entries: new Map(), failures: new Map(), coverage: new Map(), recalled: false, changed: false };
}

const storeKey = 'pictures that are drawn';

/** Loads the entries of an earlier process, once per process. */
export function recallDrawings(known: DrawingCache, store: ValueStore): void {
  if (known.recalled) return;
  known.recalled = true;
  const entries = findJson(store, storeKey, isEntries) ?? [];
  for (const [output, entry] of entries) if (!known.entries.has(output)) known.entries.set(output, entry);
}

function isEntries(value: unknown): value is [string, { key: string; version: string }][] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(pair: unknown): boolean {
  const [output, entry]: unknown[] = Array.isArray(pair) ? pair : [];
  const isKnown = isFields(entry) && typeof entry.key === 'string' && typeof entry.version === 'string';
  return typeof output === 'string' && isKnown;
}

/** Drops the drawings that the site no longer has, and stores the others for later processes. */
export function storeDrawings(known: DrawingCache, outputs: ReadonlySet<string>, store: ValueStore): void {
  for (const output of known.entries.keys()) {
    if (outputs.has(output)) continue;
    known.entries.delete(output);
    known.changed = true;
  }
  if (!known.changed) return;
  known.changed = false;
  store.keep(storeKey, Buffer.from(JSON.stringify([...known.entries])));
}
