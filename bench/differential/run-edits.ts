import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createChance } from '../../templates/art/chance.ts';
import { applySteps } from './apply-steps.ts';
import { buildHere, type Outcome } from './build-outcome.ts';
import { buildInProcess } from './build-process.ts';
import { type Change, changeState, type SiteState, stepsBetween } from './change.ts';
import { chooseChange, type Editors } from './edits/choose-change.ts';
import { type Build, findDifference, findWrongChanges } from './find-difference.ts';
import { type Interlude, playInterlude } from './interludes.ts';
import { findWrongPages, showEarly } from './show-early.ts';
import type { SiteProgram } from './site-program.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';

export type Differential = {
  program: SiteProgram;
  /** The folder of `bin/site.js`. */
  repository: string;
  start: SiteState;
  editors: Editors;
  /** Any text: the same seed makes the same edits. */
  seed: string;
  edits: number;
  /** The number of edits after which all files are reset, so that the site doesn't wither away. */
  renewal: number;
  /** An empty folder. */
  work: string;
  /** What the clean build starts with: nothing, or the pictures and typefaces of earlier clean builds. */
  cold: 'nothing' | 'made media';
  /** Called after each edit. */
  note: (edit: EditRecord) => void;
};

export type EditRecord = {
  /** From 1. */
  number: number;
  name: string;
  interlude: string;
  /** Whether the clean build succeeded. */
  ok: boolean;
  /** The error that the program threw, warm and cold alike: a bug, but no difference. */
  thrown: string | undefined;
  /** Pages that were shown before they were built. */
  early: number;
  /** Whether the edit was built without opening the rest of the site. */
  isPatch: boolean;
  differences: string[];
};

/**
 * Edits a site again and again, and builds it after each edit: in a long-running process, from the caches on the disk,
 * and from scratch. Stops at the first difference.
 */
export async function runEdits(order: Differential): Promise<EditRecord[]> {
  const { start, editors, seed, edits, renewal, note } = order;
  const chance = createChance(seed);
  const place = openPlace(order);
  applySteps(place.watched, stepsBetween({ ...start, files: new Map() }, start));
  applySteps(place.visited, stepsBetween({ ...start, files: new Map() }, start));
  const records: EditRecord[] = [];
  let state = start;
  let history: History = { good: start, failures: 0 };
  for (let number = 1; number <= edits; number += 1) {
    const change =
      number === 1
        ? { name: 'nothing', steps: [] }
        : nextChange(state, { start, history, editors, chance, isRenewal: number % renewal === 0 });
    state = changeState(state, change);
    // Its own random numbers: an edit uses more or fewer of them depending on what a killed process left, and the next
    // edit must not depend on that.
    const record = await tryEdit({ number, change, state, chance: createChance(`${seed} ${number}`) }, place);
    history = record.ok ? { good: state, failures: 0 } : { ...history, failures: history.failures + 1 };
    records.push(record);
    note(record);
    if (record.differences.length > 0) break;
  }
  return records;
}

/** The last state that built, and the number of edits since then. */
type History = { good: SiteState; failures: number };

type Choice = {
  start: SiteState;
  history: History;
  editors: Editors;
  chance: () => number;
  isRenewal: boolean;
};

/** A broken site is usually repaired soon. */
function nextChange(state: SiteState, { start, history, editors, chance, isRenewal }: Choice): Change {
  const time = chance() < 0.8 ? 'now' : 'old';
  if (isRenewal) {
    return {
      name: 'all files as at the beginning',
      steps: stepsBetween(state, start, time),
      settings: start.settings,
    };
  }
  if (history.failures > 0 && (history.failures >= 3 || chance() < 0.6)) {
    const { good } = history;
    return { name: 'undone', steps: stepsBetween(state, good, time), settings: good.settings };
  }
  return chooseChange(editors, state, chance);
}

type Place = ReturnType<typeof openPlace>;

function openPlace({ program, repository, work, cold: keeps }: Differential) {
  const [watched, visited, cold] = ['watched', 'visited by many', 'cold'].map((name) =>
    join(work, name, 'site'),
  );
  if (!watched || !visited || !cold) throw new Error('There is no place.');
  for (const folder of [watched, visited]) mkdirSync(folder, { recursive: true });
  return { program, repository, watched, visited, cold, keeps, cache: program.createCache() };
}

type Edit = { number: number; change: Change; state: SiteState; chance: () => number };

async function tryEdit({ number, change, state, chance }: Edit, place: Place): Promise<EditRecord> {
  const { program, repository, watched, visited, cold, cache } = place;
  const { settings } = state;
  const before = { watched: readOutput(watched), visited: readOutput(visited) };
  const edit = (root: string): void => applySteps(root, change.steps);
  const stage = { program, repository, watched, visited, cache, settings, chance, edit };
  const interlude = await playInterlude(stage);
  const onward = async () => readBuild(watched, await buildHere(program, { root: watched, settings, cache }));
  const anew = async () => readBuild(visited, await buildHere(program, { root: visited, settings }));
  const asProcess = async () =>
    readBuild(visited, await buildInProcess({ root: visited, settings, repository }));
  const outputs = openPages(before.watched, number);
  const order = { root: watched, settings, cache, steps: change.steps, outputs };
  const early = await showEarly(program, order);
  const warm = await onward();
  const again = await (interlude.asProcess && !settings.release ? asProcess() : anew());
  clearFolder(cold, place.keeps);
  applySteps(cold, stepsBetween({ ...state, files: new Map() }, state));
  const nothing = readBuild(cold, await buildHere(program, { root: cold, settings }));
  const kept = (snapshot: Snapshot) => (interlude.output === 'disturbed' ? undefined : snapshot);
  const found = [
    label('in the same process', findDifference(warm, nothing, kept(before.watched))),
    label('in the same process', findChanges(warm, before.watched, interlude)),
    label('from the disk', findDifference(again, nothing, kept(before.visited))),
    findWrongPages(early, warm.outcome, watched),
  ];
  // Later builds find what a build caches, and it must not hide the next edit from them.
  const repeats = chance() < repeating ? [onward, anew, anew] : [];
  for (const repeat of repeats) {
    const repeated = await repeat();
    found.push(label('without a change', findDifference(repeated, nothing, undefined)));
    const { changed = [], thrown } = repeated.outcome;
    if (changed.length > 0 && !thrown)
      found.push(`Built without a change: changed says [${changed.join(', ')}]`);
  }
  return {
    number,
    name: change.name,
    interlude: interlude.name,
    ok: nothing.outcome.ok,
    thrown: nothing.outcome.thrown,
    early: early.length,
    isPatch: again.outcome.opened === 0 && (again.outcome.changed ?? []).length > 0,
    differences: found.flatMap((one) => one ?? []),
  };
}

/** Some pages that might be open, different ones for each edit. */
function openPages(before: Snapshot, number: number): string[] {
  const pages = [...before.keys()].filter((file) => file.endsWith('.html')).toSorted();
  return [0, 1, 2].flatMap((step) => pages[(number * 3 + step) % pages.length] ?? []);
}

/** The share of edits after which the unchanged site is built again. */
const repeating = 0.3;

/** Empties the folder of a site, except for generated media if they are to be kept. */
function clearFolder(root: string, keeps: Differential['cold']): void {
  const media = join(root, '.site/cache/media');
  const aside = `${root}-media`;
  if (keeps === 'made media' && existsSync(media)) renameSync(media, aside);
  rmSync(root, { recursive: true, force: true });
  if (!existsSync(aside)) return;
  mkdirSync(join(media, '..'), { recursive: true });
  renameSync(aside, media);
}

function findChanges({ outcome, output }: Build, before: Snapshot, interlude: Interlude): string | undefined {
  if (interlude.output !== 'kept' || outcome.thrown !== undefined) return undefined;
  return findWrongChanges(outcome.changed ?? [], before, output);
}

function label(where: string, difference: string | undefined): string | undefined {
  return difference === undefined ? undefined : `Built ${where}: ${difference}`;
}

function readBuild(root: string, outcome: Outcome): Build {
  return {
    outcome,
    output: readOutput(root),
    provenance: readText(join(root, '.site/output/dist/provenance.jsonl')),
  };
}

function readOutput(root: string): Snapshot {
  return takeSnapshot(join(root, 'dist'));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
