/**
 * Every file `samples/mistakes/GROUP/NAME.yaml` is a mistake that an editor makes in a site without mistakes, and the
 * exact output of `site check` for it. Its keys:
 *
 * - `mistake`: what the editor did, in a sentence.
 * - `site`: `school` (the default, the invented one in `fixtures/site`), `branch` (a branch of it, with all paths
 *   relative to the branch's folder), or `academy` (the site of this repository; its prices and texts may change, so
 *   only for features that `school` lacks).
 * - The edit, in this order: `delete: [file]`, `rename: {from: to}`, `copy: {from: to}`, `write: {file: text}`,
 *   `bytes: {file: base64}`, `replace: {file: {from: to}}` (`from` occurs in the file exactly once),
 *   `append: {file: text}`, `save: {file: way}`. A way is one of `Windows lines`, `byte order mark`, `ANSI`, `Unicode`.
 *   Paths are relative to the site's folder.
 * - `‸` in a text of the edit marks where the message should be. If that place is not in a text of the edit:
 *   `at: {file: text}`, with the mark in a text that occurs in the edited file exactly once, or
 *   `at: 'content/pages/home.yaml:3:7'`. Write it before you see the message.
 * - `today` (default: 2025-10-01) and `release: true`, as on the command line. Diagnostics of `release` for the site
 *   without the mistake are left out, since it is invented.
 * - `several: {count, because}`: why one mistake has more than one message. Rare.
 * - `noHint`: why the message can't suggest what to write. Rare.
 * - `fixed`: the lines as `site check --fix` writes them, after which the site has no mistake (`tests/fix.test.ts`).
 * - `expected`, the last key: the output of `site check`, without colours, and without what it says of the site besides
 *   its mistakes (the number of pages, the next change). `UPDATE_SAMPLES=1` writes it, for a new file too, and leaves
 *   the rest of the file unchanged: read it before you keep it.
 *
 * Mistakes in different files are made together and checked by one build, since each is reported as if the others
 * weren’t there (`several-mistakes.test.ts`); one whose messages differ from its sample is made again, by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, type TestOptions, test } from 'vitest';
import { parseAt } from '../cli/options.ts';
import { sourceTextFinder } from '../cli/print/find-source-text.ts';
import { formatProblemCount, printText } from '../cli/print/print-text.ts';
import { plainPaint } from '../cli/terminal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { type BuiltSite, buildSite, type Cache, createCache } from '../renderer/site.ts';
import { readCatalogue } from './diagnostics/read-catalogue.ts';
import { samples } from './lay-out-sample.ts';
import {
  type Batch,
  batchMistakes,
  concernedBy,
  type MistakeSample,
  mistakesFolder,
  oneOfEach,
  readMistakes,
} from './mistakes/batch-mistakes.ts';
import { copySite, originals, removeSite } from './mistakes/copy-site.ts';
import { makeMistake, undoMistake } from './mistakes/make-mistake.ts';
import { offeredInVain } from './mistakes/offered-in-vain.ts';
import { firstTime, type Mistake, readMistake, updateExpected } from './mistakes/read-mistake.ts';
import { uncoveredCodes } from './mistakes/uncovered-codes.ts';
import { findTurns } from './words/turns-of-phrase.ts';

/** `place`: where the sample says the message should be. */
type Answer = { diagnostics: readonly Diagnostic[]; printed: string; place: Place };
type Answers = ReadonlyMap<string, Answer>;

const isUpdate = process.env.UPDATE_SAMPLES === '1';
const all = readMistakes();

describe('a mistake of an editor is answered as its sample says', () => {
  const sites = new Map<string, { original: string; root: string; cache: Cache }>();
  beforeAll(() => {
    // The cache is shared by all mistakes of the site, so that only their changes are read, checked and planned again.
    for (const [name, original] of Object.entries(originals))
      sites.set(name, { original, root: copySite(original), cache: createCache() });
  });
  afterAll(() => {
    for (const { root } of sites.values()) removeSite(root);
  });

  test.each(Object.keys(originals))('%s has no mistake of its own', async (site) => {
    expect((await check({ site, today: '2025-10-01', release: false })).diagnostics).toEqual([]);
  });

  const first = oneOfEach(all);
  holdAll(first, {});
  holdAll(
    all.filter((sample) => !first.includes(sample)),
    { tags: ['long/mistakes'] },
  );

  function holdAll(samples: readonly MistakeSample[], options: TestOptions): void {
    for (const batch of isUpdate ? samples.map((sample) => [sample]) : batchMistakes(samples)) {
      let answers: Promise<Answers> | undefined;
      const members = batch.map(({ file, mistake }) => [file, mistake] as const);
      test.each(members)('%s', options, async (file, mistake) => {
        answers ??= answerTogether(batch);
        const together = (await answers).get(file);
        // With others, the messages may differ: a price can’t be compared with one that can’t be parsed.
        const isSettled = together && (batch.length === 1 || together.printed === mistake.expected);
        const answer = isSettled ? together : (await answerTogether([{ file, mistake }])).get(file);
        if (!answer) throw new Error(`${file} was not answered.`);
        if (isUpdate) updateExpected(path.join(mistakesFolder, file), answer.printed);
        holdAnswer(file, mistake, answer);
      });
    }
  }

  /** Empty if anything is reported that can't be attributed to one of several mistakes. */
  async function answerTogether(batch: Batch): Promise<Answers> {
    const [first] = batch;
    if (!first) return new Map();
    const site = siteNamed(first.mistake.site);
    const said = await saidOfSite(first.mistake);
    const places = new Map<string, Place>();
    try {
      for (const { file, mistake } of batch) places.set(file, makeMistake(mistake, site));
      const built = await check(first.mistake);
      const found = built.diagnostics.filter((diagnostic) => !said.includes(told(diagnostic)));
      const shares = batch.map(({ file, mistake }): [string, Diagnostic[]] => {
        const files = concernedBy(mistake);
        return [file, batch.length === 1 ? found : found.filter(({ place }) => files.includes(place.file))];
      });
      if (shares.flatMap(([, share]) => share).length < found.length) return new Map();
      const answers = shares.map(([file, diagnostics]): [string, Answer] => {
        const place = places.get(file);
        if (!place) throw new Error(`${file} has no place.`);
        return [file, { diagnostics, printed: print(diagnostics, built, site.root), place }];
      });
      return new Map(answers);
    } finally {
      for (const { mistake } of batch) undoMistake(mistake, site);
    }
  }

  /** Diagnostics of `--release` for a site without the mistake; empty otherwise. Computed once per site and day. */
  const saidBefore = new Map<string, Promise<string[]>>();
  function saidOfSite(mistake: Mistake): Promise<string[]> {
    if (!mistake.release) return Promise.resolve([]);
    const key = `${mistake.site} ${mistake.today}`;
    const said = saidBefore.get(key) ?? check(mistake).then(({ diagnostics }) => diagnostics.map(told));
    saidBefore.set(key, said);
    return said;
  }

  function check({ site, today, release }: { site: string; today: string; release: boolean }) {
    const { root, cache } = siteNamed(site);
    const out = path.join(root, 'dist');
    return buildSite({
      root,
      out,
      until: 'check',
      base: undefined,
      today: parseAt(today),
      release,
      cache,
    });
  }

  function siteNamed(name: string) {
    const site = sites.get(name);
    if (!site) throw new Error(`There is no site “${name}”.`);
    return site;
  }
});

function print(diagnostics: readonly Diagnostic[], built: BuiltSite, root: string): string {
  if (diagnostics.length === 0) return '';
  const printing = { paint: plainPaint, prefix: '', sourceText: sourceTextFinder(built, root) };
  return `${printText(diagnostics, printing)}\n\n${formatProblemCount(diagnostics)}.\n`;
}

function holdAnswer(file: string, mistake: Mistake, { diagnostics, printed, place }: Answer): void {
  const { expected } = readMistake(path.join(mistakesFolder, file));
  expect(expected, firstTime(`tests/samples/mistakes/${file}`)).toBeDefined();
  expect(printed).toBe(expected);
  expect(diagnostics.length, 'one mistake, one message').toBe(mistake.several?.count ?? 1);
  expect(diagnostics[0]?.place).toEqual(place);
  const isOffered = diagnostics.some(({ fix }) => fix !== undefined);
  expect(isOffered, 'a fix is offered').toBe((mistake.fixed ?? []).length > 0 || offeredInVain.has(file));
  for (const diagnostic of diagnostics) {
    expect(jargonIn(diagnostic)).toEqual([]);
    if (!mistake.noHint) expect(diagnostic.hint, 'what to write').toBeTruthy();
  }
  expect(printed).not.toMatch(
    /^\s+at .+:\d+:\d+\)?$|node:internal|\b(?:Type|Range|Reference|Syntax)Error\b/m,
  );
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
}

function told({ code, place: { file, line, column } }: Diagnostic): string {
  return `${code} ${file}:${line}:${column}`;
}

/** Programmers' words for things that editors call something else. */
const jargon =
  /\b(?:ajv|schema|regexp?|regular expression|parser?|tokens?|scalars?|mappings?|nodes?|AST|JSON|propert(?:y|ies)|enum|booleans?|strings?|arrays?|objects?|integers?|null|undefined|NaN|instance|validat\w*|syntax|unexpected|exception|oneOf|anyOf|mdast|hast|acorn|ESM|JSX)\b|[[{]object/gi;

/** Quotes are the editor's own words. */
function jargonIn({ message, hint = '' }: Diagnostic): string[] {
  const words = `${message}\n${hint}`.replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`/g, '');
  return [...(words.match(jargon) ?? []), ...findTurns(words, 'messages')];
}

describe('the codes of the catalogue', () => {
  const expectations = readdirSync(samples, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'expected.txt')
    .map((file) => readFileSync(path.join(samples, file), 'utf8').replaceAll(/^\S+ \S+ (\S+) .*$/gm, '[$1]'));
  const said = [...expectations, ...all.map(({ mistake }) => mistake.expected)].join('\n');
  const covered = new Set([...said.matchAll(/\[([a-z0-9-]+)\]$/gm)].map(([, code]) => code));
  const codes = readCatalogue().map(({ code }) => code);
  const without = Object.values(uncoveredCodes).flat();

  test('each has a mistake that brings it about, or a reason why there is none', () => {
    const open = codes.filter((code) => !covered.has(code) && !without.includes(code));
    expect(open).toEqual([]);
  });

  test('none that has a mistake is excused', () => {
    expect(without.filter((code) => covered.has(code))).toEqual([]);
  });

  test('every excuse is for a code that there is', () => {
    expect(without.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
