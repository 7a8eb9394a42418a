/** Compares what `site where` says of values with builds in which each of them differs. */

import { filesToAsk } from '../../renderer/edit/files-to-ask.ts';
import type { ValueTarget } from '../../renderer/edit/target.ts';
import { openValueUses } from '../../renderer/features/where/open-value-uses.ts';
import { versionFile } from '../../renderer/render/files/print-version.ts';
import { walkValues } from '../../renderer/schema/walk-values.ts';
import { buildSite, checkSite, createCache, readSite } from '../../renderer/site.ts';
import { locate } from '../../renderer/source/locate.ts';
import type { ValueUses } from '../../renderer/trials/uses.ts';
import { pageFile } from '../page-file.ts';
import { openChanging } from './change-and-build.ts';

/**
 * `put`: the value in that build; absent if nothing else was possible. `missed`: changed, but not named; `needless`:
 * named, but unchanged.
 */
export type HeldValue = {
  name: string;
  put?: unknown;
  named: string[];
  missed: string[];
  needless: string[];
};

type Holding = {
  /** The original, and a copy that may be changed. */
  root: string;
  copy: string;
  out: string;
  today: Date;
  /** Selects the values to try, by number. */
  isChosen: (index: number) => boolean;
  note?: (held: HeldValue, index: number) => void;
};

export async function holdUses({ root, copy, out, today, isChosen, note }: Holding): Promise<HeldValue[]> {
  const cache = createCache();
  const read = await readSite({ root, cache });
  const { site } = checkSite(read, { today, cache });
  const { sources, kinds, code } = read;
  if (!site || !sources || !kinds || !code || !cache.kept) throw new Error(`${root} has mistakes`);
  const usesOf = await openValueUses(root, { site, sources, code, today }, cache.kept);
  const files = filesToAsk(sources, kinds);
  const known = new Map(files.map(({ source }) => [source.file, source]));
  const changing = await openChanging({ root: copy, out, today, sources: known, buildSite });
  const targets = files.flatMap(({ source, schema }) =>
    walkValues(source.value, schema, site.schemas)
      .filter(({ value }) => value !== null && typeof value !== 'object')
      .map(({ path, value }): ValueTarget => {
        const place = locate(source, path);
        return { kind: 'value', source: source.file, schema, path, place, value };
      }),
  );
  const held: HeldValue[] = [];
  for (const [index, target] of targets.entries()) {
    if (!isChosen(index)) continue;
    const uses = await usesOf(target);
    const one = await holdOne(target, uses, changing.build);
    held.push(one);
    note?.(one, index);
  }
  return held;
}

type Build = Awaited<ReturnType<typeof openChanging>>['build'];

async function holdOne(target: ValueTarget, uses: ValueUses, build: Build): Promise<HeldValue> {
  const name = `${target.source} ${target.path.join('.')}`;
  const named = [
    ...uses.pages.map(({ address }) => pageFile(address)),
    ...uses.files.map(({ output }) => output),
  ].toSorted();
  for (const put of changesOf(target.value, uses.tried)) {
    const built = await build(target, put);
    if (!built) continue;
    // It names the state of the content, which is another one after any change.
    const changed = built.filter((output) => output !== versionFile);
    return {
      ...{ name, put, named },
      missed: changed.filter((output) => !named.includes(output)),
      needless: named.filter((output) => !changed.includes(output)),
    };
  }
  return { name, named, missed: [], needless: [] };
}

/** A change other than the one tried, if one is sure to be of its kind; otherwise the same one. */
function changesOf(value: unknown, tried: unknown): unknown[] {
  if (tried === undefined) return [];
  if (typeof value === 'string' && tried === `${value} more`) return [`${value} too`, tried];
  return [tried];
}
