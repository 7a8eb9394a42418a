import { isGroup } from '../../store/own-json.ts';
import { findJson, type ValueStore } from '../../store/value-store.ts';
import type { KnownCoverage } from '../../typefaces/open-coverage.ts';

/**
 * Which kept picture (its key) belongs at an output, and what beside the output's own name decided that: its version.
 * As long as that is the same, nothing has to be composed again.
 */
export type KnownDrawings = {
  entries: Map<string, { key: string; version: string }>;
  /** Why one couldn't be drawn, by output and version. */
  failures: Map<string, string>;
  /** Which characters typefaces have. */
  coverage: KnownCoverage;
  /** Whether what an earlier process knew is among them, and whether later processes don't know yet what is. */
  recalled: boolean;
  changed: boolean;
};

export function createKnownDrawings(): KnownDrawings {
  return { entries: new Map(), failures: new Map(), coverage: new Map(), recalled: false, changed: false };
}

const storeKey = 'pictures that are drawn';

/** Once a process: takes over what an earlier one knew. */
export function recallDrawings(known: KnownDrawings, store: ValueStore): void {
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
  const isKnown = isGroup(entry) && typeof entry.key === 'string' && typeof entry.version === 'string';
  return typeof output === 'string' && isKnown;
}

/** Forgets the drawings that the site no longer has, and keeps the others for later processes. */
export function keepDrawings(known: KnownDrawings, outputs: ReadonlySet<string>, store: ValueStore): void {
  for (const output of known.entries.keys()) {
    if (outputs.has(output)) continue;
    known.entries.delete(output);
    known.changed = true;
  }
  if (!known.changed) return;
  known.changed = false;
  store.keep(storeKey, Buffer.from(JSON.stringify([...known.entries])));
}
