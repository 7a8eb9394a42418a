/**
 * Every file `samples/mistakes/GROUP/NAME.yaml` is a mistake that an editor makes in a site without mistakes, and the
 * exact words with which `site check` answers. Its keys:
 *
 * - `mistake`: what the editor did, in a sentence.
 * - `site`: `school` (the invented one in `fixtures/site`; left out, it is this one), `branch` (a branch of it, with
 *   everything named from the branch's folder), or `academy` (what this repository ships; its prices and texts may
 *   change, so only for what `school` doesn't have).
 * - The edit, in this order: `delete: [file]`, `rename: {from: to}`, `copy: {from: to}`, `write: {file: text}`,
 *   `bytes: {file: base64}`, `replace: {file: {from: to}}` (`from` stands in the file exactly once),
 *   `append: {file: text}`, `save: {file: way}`. A way is one of `Windows lines`, `byte order mark`, `ANSI`, `Unicode`.
 *   Files and folders are named from the site's folder.
 * - `‸` in a text of the edit marks where the message ought to stand. Where nothing that is written is the place:
 *   `at: {file: text}`, with the mark in a text that stands in the edited file exactly once, or
 *   `at: 'content/pages/home.yaml:3:7'`. Write it before you see what is said.
 * - `today` (left out: 2025-10-01) and `release: true`, as on the command line. What `release` says of the site without
 *   the mistake, since it is invented, is left out.
 * - `several: {count, because}`: why one mistake has more than one message. Rare.
 * - `noHint`: why there is nothing to tell the editor to write. Rare.
 * - `fixed`: the lines as `site check --fix` writes them, after which the site has no mistake (`tests/fix.test.ts`).
 * - `expected`, the last key: what `site check` prints of it, without colours, and without what it says of the site
 *   beside its mistakes (how many pages there are, what changes when). `UPDATE_SAMPLES=1` writes it, for a new file too, and
 *   keeps the rest of the file as it is: read it before you keep it.
 *
 * Mistakes in different files are made together and told by one build, since each is told as if the others weren’t there
 * (`several-mistakes.test.ts`); one that is told otherwise than its sample says is made once more, by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, type TestOptions, test } from 'vitest';
import { parseAt } from '../cli/options.ts';
import { sourceTextFinder } from '../cli/print/find-source-text.ts';
import { countText, printText } from '../cli/print/print-text.ts';
import { plain } from '../cli/terminal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { type BuiltSite, buildSite, type Cache, createCache } from '../renderer/site.ts';
import { readCatalogue } from './diagnostics/read-catalogue.ts';
import { samples } from './lay-out-sample.ts';
import {
  type Batch,
  batchMistakes,
  type MistakeSample,
  mistakesFolder,
  oneOfEach,
  readMistakes,
} from './mistakes/batch-mistakes.ts';
import { copySite, originals, removeSite } from './mistakes/copy-site.ts';
import { makeMistake, touchedBy, undoMistake } from './mistakes/make-mistake.ts';
import { offeredInVain } from './mistakes/offered-in-vain.ts';
import { firstTime, type Mistake, readMistake, updateExpected } from './mistakes/read-mistake.ts';
import { uncoveredCodes } from './mistakes/uncovered-codes.ts';

/** `place`: where the sample says that the message ought to stand. */
type Answer = { diagnostics: readonly Diagnostic[]; printed: string; place: Place };
type Answers = ReadonlyMap<string, Answer>;

const isUpdate = process.env.UPDATE_SAMPLES === '1';
const all = readMistakes();

describe('a mistake of an editor is answered as its sample says', () => {
  const sites = new Map<string, { original: string; root: string; cache: Cache }>();
  beforeAll(() => {
    // The cache is shared by all mistakes of the site, so that only what they change is read, judged and planned again.
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
        // Beside others it may be told otherwise: a price can’t be compared with one that can’t be read.
        const isSettled = together && (batch.length === 1 || together.printed === mistake.expected);
        const answer = isSettled ? together : (await answerTogether([{ file, mistake }])).get(file);
        if (!answer) throw new Error(`${file} was not answered.`);
        if (isUpdate) updateExpected(path.join(mistakesFolder, file), answer.printed);
        holdAnswer(file, mistake, answer);
      });
    }
  }

  /** Nothing where something is said that none of several may have brought about. */
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
        const files = touchedBy(mistake);
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

  /** What `--release` says of a site without the mistake; nothing otherwise. Once for each way of asking. */
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
  const printing = { paint: plain, prefix: '', sourceText: sourceTextFinder(built, root) };
  return `${printText(diagnostics, printing)}\n\n${countText(diagnostics)}.\n`;
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

/** Words that programs have for things that an editor knows by others, and what nobody says in English. What is quoted is the editor's own. */
const jargon =
  /\b(?:ajv|schema|regexp?|regular expression|parser?|tokens?|scalars?|mappings?|nodes?|AST|JSON|propert(?:y|ies)|enum|booleans?|strings?|arrays?|objects?|integers?|null|undefined|NaN|instance|validat\w*|syntax|unexpected|exception|oneOf|anyOf|mdast|hast|acorn|ESM|JSX)\b|[[{]object|(?<!there )\b(?:is|are) no\b(?! longer)|stands? (?:twice|here|there|below|above)|(?:moved|pushed) (?:in|out)\b|exchange the\b/gi;

function jargonIn({ message, hint = '' }: Diagnostic): string[] {
  const words = `${message}\n${hint}`.replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`/g, '');
  return words.match(jargon) ?? [];
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
