/** Events between an edit and the build that is compared; none of them may affect its result. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cache } from '../../renderer/site.ts';
import { buildHere } from './build-outcome.ts';
import { buildAndKill, buildInProcess } from './build-process.ts';
import type { BuildSettings } from './change.ts';
import { choose, chooseWeighted } from './edits/choose.ts';
import type { SiteProgram } from './site-program.ts';
import { takeSnapshot } from './take-snapshot.ts';

export type Stage = {
  program: SiteProgram;
  repository: string;
  /** The site of the long-running process, with its cache. */
  watched: string;
  cache: Cache;
  /** The site that each build sees for the first time. */
  visited: string;
  settings: BuildSettings;
  chance: () => number;
  /** Applies the edit to the folder; `during` may do so while it builds. */
  edit: (root: string) => void;
};

/** The result. `output`: left by the last build, perhaps already made by the next one, or anything. */
export type Interlude = { name: string; output: 'kept' | 'built' | 'disturbed'; asProcess: boolean };

type Act = (stage: Stage) => Promise<void> | void;
type Kind = Interlude & { act: Act; before?: 'edit' };

const calm = { output: 'kept', asProcess: false } as const;
const disturbing = { output: 'disturbed', asProcess: false } as const;

/** Kinds that start processes are rare: each takes a second or more. */
const kinds: readonly (readonly [number, Kind])[] = [
  [100, { name: 'none', ...calm, act: () => {} }],
  [14, { name: 'as a process', ...calm, asProcess: true, act: () => {} }],
  [10, { name: 'killed process', ...disturbing, act: killed }],
  [6, { name: 'another process in the watched folder', ...disturbing, act: otherProcess }],
  [6, { name: 'another process on another day', ...disturbing, act: otherDay }],
  [8, { name: 'aborted', ...calm, output: 'built', act: aborted }],
  [6, { name: 'checked', ...calm, act: checked }],
  [4, { name: 'pictures later', ...disturbing, act: picturesLater }],
  [10, { name: 'edited while it builds', ...disturbing, before: 'edit', act: editedMeanwhile }],
  [4, { name: 'same cache for another folder', ...disturbing, act: sharedCache }],
  [4, { name: 'output gone', ...disturbing, act: outputGone }],
  [5, { name: 'a file of the output gone or changed', ...disturbing, act: outputTampered }],
  [6, { name: 'half the cache gone', ...calm, act: halfGone }],
  [6, { name: 'cache damaged', ...calm, act: damaged }],
  [4, { name: 'folder moved', ...calm, act: moved }],
  [4, { name: 'folder copied, with new times', ...calm, act: copied }],
];

/** Chooses one, and runs it and the edit in the right order. */
export async function playInterlude(stage: Stage): Promise<Interlude> {
  const kind = chooseWeighted(kinds, stage.chance);
  if (!kind) throw new Error('There is no interlude.');
  if (kind.before !== 'edit') for (const root of [stage.watched, stage.visited]) stage.edit(root);
  await kind.act(stage);
  return kind;
}

async function killed({ visited, settings, repository, chance }: Stage): Promise<void> {
  await buildAndKill({ root: visited, settings, repository }, chance() * 2500);
}

async function otherProcess({ watched, settings, repository }: Stage): Promise<void> {
  await buildInProcess({ root: watched, settings, repository });
}

async function otherDay({ watched, settings, repository, chance }: Stage): Promise<void> {
  const other = { ...settings, today: settings.today + (chance() - 0.5) * 1e10, base: '/elsewhere' };
  await buildInProcess({ root: watched, settings: other, repository });
}

async function aborted({ program, watched, settings, cache, chance }: Stage): Promise<void> {
  const ending = new AbortController();
  const delay = chance() * 800;
  const building = buildHere(program, { root: watched, settings, cache, signal: ending.signal });
  await Promise.race([building, wait(delay)]);
  ending.abort();
  await building;
}

async function checked({ program, watched, visited, settings, cache }: Stage): Promise<void> {
  await buildHere(program, { root: watched, settings, cache, until: 'check' });
  await buildHere(program, { root: visited, settings, until: 'check' });
}

async function picturesLater({ program, watched, settings, cache }: Stage): Promise<void> {
  await buildHere(program, { root: watched, settings, cache, pictures: 'later' });
}

async function editedMeanwhile({
  program,
  watched,
  visited,
  settings,
  cache,
  chance,
  edit,
}: Stage): Promise<void> {
  const delay = chance() * 600;
  const building = buildHere(program, { root: watched, settings, cache });
  await Promise.race([building, wait(delay)]);
  edit(watched);
  edit(visited);
  await building;
}

async function sharedCache({ program, visited, settings, cache }: Stage): Promise<void> {
  await buildHere(program, { root: visited, settings, cache });
}

/** Removes the output, or the output and everything stored about it. */
function outputGone({ watched, visited, chance }: Stage): void {
  const parts = chance() < 0.5 ? ['dist'] : ['dist', '.site'];
  for (const root of [watched, visited])
    for (const part of parts) rmSync(join(root, part), { recursive: true, force: true });
}

function outputTampered({ watched, visited, chance }: Stage): void {
  const file = choose([...takeSnapshot(join(watched, 'dist')).keys()], chance);
  const gone = chance() < 0.5;
  for (const root of file === undefined ? [] : [watched, visited]) {
    const path = join(root, 'dist', file ?? '');
    if (!statSync(path, { throwIfNoEntry: false })) continue;
    if (gone) rmSync(path);
    else writeFileSync(path, 'somebody else was here');
  }
}

function halfGone({ watched, visited, chance }: Stage): void {
  for (const path of keptFiles([watched, visited])) if (chance() < 0.5) rmSync(path);
}

/** Truncated, empty, or with one byte changed. */
function damaged({ watched, visited, chance }: Stage): void {
  for (const path of keptFiles([watched, visited])) {
    const bytes = readFileSync(path);
    const kind = chance();
    const at = Math.floor(chance() * bytes.length);
    if (kind < 0.1) writeFileSync(path, bytes.subarray(0, at));
    else if (kind < 0.15) writeFileSync(path, '');
    else if (kind < 0.3 && bytes.length > 0) {
      bytes[at] = (bytes[at] ?? 0) ^ 0x11;
      writeFileSync(path, bytes);
    }
  }
}

/** The caches: deleting one costs a single slow build. The manifest and journal of the output aren't caches. */
function keptFiles(roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    const cache = join(root, '.site/cache');
    const names = statSync(cache, { throwIfNoEntry: false })
      ? readdirSync(cache, { recursive: true, encoding: 'utf8' }).toSorted()
      : [];
    const paths = names.map((name) => join(cache, name)).filter((path) => statSync(path).isFile());
    return [...paths, join(root, '.site/output/dist/provenance.jsonl')].filter((path) =>
      statSync(path, { throwIfNoEntry: false }),
    );
  });
}

async function moved({ program, visited, settings }: Stage): Promise<void> {
  const elsewhere = `${visited} elsewhere`;
  renameSync(visited, elsewhere);
  await buildHere(program, { root: elsewhere, settings });
  renameSync(elsewhere, visited);
}

/** As a CI restores a cache. */
function copied({ visited }: Stage): void {
  const aside = `${visited}-aside`;
  renameSync(visited, aside);
  cpSync(aside, visited, { recursive: true, preserveTimestamps: false });
  rmSync(aside, { recursive: true });
}
