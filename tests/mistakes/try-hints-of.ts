/** Makes mistakes in a copy of their site, follows each hint in each way that may be meant, and checks again. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAt } from '../../cli/options.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { tryHints } from '../../renderer/pipeline/try-hints.ts';
import { withOwnExamples } from '../../renderer/pipeline/with-own-examples.ts';
import { type Cache, checkSite, readSite } from '../../renderer/site.ts';
import { applyHint } from './apply-hint.ts';
import { type Batch, concernedBy } from './batch-mistakes.ts';
import { doubledWords, lostWords } from './lost-words.ts';
import { makeMistake, undoMistake } from './make-mistake.ts';
import { ownCurrency } from './own-currency.ts';
import type { Mistake } from './read-mistake.ts';
import { sacrificedWords } from './sacrificed-words.ts';

export type MistakenSite = { original: string; root: string; cache: Cache };

/** One hint. `failures`: the problems that each way caused; `isRight`: one of them caused none. */
export type Trial = {
  sample: string;
  problem: Diagnostic;
  text: string;
  ways: string[];
  failures: string[];
  isRight: boolean;
};

/** The most problems to try per mistake. */
const most = 3;

export async function tryHintsOf(batch: Batch, site: MistakenSite): Promise<Trial[]> {
  const [first] = batch;
  if (!first) return [];
  const beforehand = await check(first.mistake, site);
  const isAccepted = (problem: Diagnostic) => beforehand.some((other) => nameOf(other) === nameOf(problem));
  try {
    for (const { mistake } of batch) makeMistake(mistake, site);
    const before = (await checkAsTold(first.mistake, site)).filter((problem) => !isAccepted(problem));
    const trials = batch.flatMap(({ file, mistake }) => {
      const files = concernedBy(mistake);
      const own = before.filter(({ place }) => batch.length === 1 || files.includes(place.file));
      return own.slice(0, most).flatMap((problem) => trialOf(file, problem, site.root) ?? []);
    });
    for (let round = nextRound(trials); round.length > 0; round = nextRound(trials)) {
      for (const { problem, ways } of round) write(problem, ways[0] ?? '', site.root);
      const after = (await check(first.mistake, site)).filter((problem) => !isAccepted(problem));
      for (const trial of round) judge(trial, before, after);
      for (const { problem, text } of round) write(problem, text, site.root);
    }
    return trials;
  } finally {
    for (const { mistake } of batch) undoMistake(mistake, site);
  }
}

function trialOf(sample: string, problem: Diagnostic, root: string): Trial | undefined {
  const file = path.join(root, problem.place.file);
  if (!/\.(?:yaml|mdx)$/.test(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const text = readFileSync(file, 'utf8');
  const ways = applyHint(text, problem);
  return ways.length === 0 ? undefined : { sample, problem, text, ways, failures: [], isRight: false };
}

/** One hint per file. */
function nextRound(trials: readonly Trial[]): Trial[] {
  const open = trials.filter(({ isRight, ways }) => !isRight && ways.length > 0);
  return open.filter(
    ({ problem }, index) =>
      open.findIndex((other) => other.problem.place.file === problem.place.file) === index,
  );
}

/**
 * Another mistake may come to light elsewhere; but nothing may be wrong on this line, and the file has to parse as
 * before.
 */
function judge(trial: Trial, before: readonly Diagnostic[], after: readonly Diagnostic[]): void {
  const { problem, text, ways } = trial;
  const way = ways.shift() ?? '';
  const { file, line } = problem.place;
  const others = before.filter((other) => other !== problem);
  const left = after.filter(({ code, place, message }) => {
    if (place.file !== file || foundLater.has(code)) return false;
    // Each of the other problems may stay, once.
    const known = others.findIndex(
      (other) =>
        other.code === code &&
        (samePlace(other.place, place) ||
          (other.place.file === file && other.place.line === place.line && other.message === message)),
    );
    if (known !== -1) others.splice(known, 1);
    return known === -1 && (place.line === line || /^(?:yaml|mdx)-/.test(code));
  });
  const [was, is] = [lineOf(text, line), lineOf(way, line)];
  const faults = [
    ...left.map(({ code, place, message }) => `${code} ${place.line}:${place.column} ${message}`),
    ...lostWords(was, `${is} ${ownCurrency(is)} ${sacrificedWords(problem, was)}`).map(
      (word) => `lost: ${word}`,
    ),
    ...doubledWords(was, is, problem.hint ?? '').map((word) => `twice: ${word}`),
  ];
  trial.isRight = faults.length === 0;
  trial.failures.push(`${is.trim()} → ${faults.join(' | ')}`);
}

/** What the mistake did to a text besides is found once the line can be read, whatever the hint said. */
const foundLater: ReadonlySet<string> = new Set(['placeholder-lost', 'text-in-capitals']);

/** As in `site check`, without problems that only finished pages show. */
async function checkAsTold(
  { today, release }: Mistake,
  { root, cache }: MistakenSite,
): Promise<Diagnostic[]> {
  const options = { root, cache, release, today: parseAt(today) };
  const read = await readSite(options);
  const { diagnostics } = checkSite(read, options);
  return withOwnExamples(await tryHints([...read.diagnostics, ...diagnostics], options), read.sources);
}

/** The same without trying hints. */
async function check({ today, release }: Mistake, { root, cache }: MistakenSite): Promise<Diagnostic[]> {
  const options = { root, cache, release, today: parseAt(today) };
  const read = await readSite(options);
  return [...read.diagnostics, ...checkSite(read, options).diagnostics];
}

function write({ place: { file } }: Diagnostic, text: string, root: string): void {
  writeFileSync(path.join(root, file), text);
}

function lineOf(text: string, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}

function samePlace(one: Diagnostic['place'], other: Diagnostic['place']): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function nameOf({ code, place }: Diagnostic): string {
  return JSON.stringify([code, place]);
}
