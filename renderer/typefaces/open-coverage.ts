import { readFileSync } from 'node:fs';
import { findJson, type ValueStore } from '../store/value-store.ts';
import type { HasCharacter } from './lacking-characters.ts';
import { openFont } from './open-font.ts';
import { unpackTypeface } from './subset-typeface.ts';

/** The coverage of typefaces known in this process, by their hash. */
export type CoverageCache = Map<string, HasCharacter>;

/** Looks up the characters that a typeface has. */
export type Coverage = (typeface: { path: string; hash: string }) => Promise<HasCharacter>;

/** `store` caches the results for later processes. A damaged file, which is reported elsewhere, lacks nothing. */
export function openCoverage(known: CoverageCache, store: ValueStore): Coverage {
  return async ({ path, hash }) => {
    const has =
      known.get(hash) ?? holds(findStored(store, hash) ?? (await readAndStore({ path, hash }, store)));
    known.set(hash, has);
    return has;
  };
}

const keyOf = (hash: string) => `characters ${hash}`;

function findStored(store: ValueStore, hash: string): readonly number[] | undefined {
  return findJson(store, keyOf(hash), isCodePoints);
}

function isCodePoints(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

async function readAndStore(
  { path, hash }: { path: string; hash: string },
  store: ValueStore,
): Promise<readonly number[] | undefined> {
  try {
    const { characterSet } = openFont(await unpackTypeface(readFileSync(path)));
    store.keep(keyOf(hash), Buffer.from(JSON.stringify(characterSet)));
    return characterSet;
  } catch {
    return undefined;
  }
}

function holds(codePoints: readonly number[] | undefined): HasCharacter {
  if (!codePoints) return () => true;
  const all = new Set(codePoints);
  return (codePoint) => all.has(codePoint);
}
