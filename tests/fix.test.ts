/**
 * `site check --fix`: changes only what has one safe answer, only at its place, and nothing on a site without mistakes.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, type TestOptions, test } from 'vitest';
import { parseAt } from '../cli/options.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, checkSite, createCache, type FixedLine, fixSite, readSite } from '../renderer/site.ts';
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
import { type Mistake, readMistake, updateFixed } from './mistakes/read-mistake.ts';

const school = originals.school;
const today = parseAt('2025-10-01');

let root: string;
let roots: Readonly<Record<Mistake['site'], string>>;
const caches = { school: createCache(), branch: createCache(), academy: createCache() };
beforeAll(() => {
  root = copySite(school);
  roots = { school: root, branch: copySite(originals.branch), academy: copySite(originals.academy) };
});
afterAll(() => {
  for (const copy of Object.values(roots)) removeSite(copy);
});

/** The result of `site check --fix` for one mistake. */
type Outcome = {
  lines: readonly FixedLine[];
  /** Places for which a fix was offered. */
  offered: readonly string[];
  /** Diagnostics afterwards, and those of the site without the mistake. */
  left: readonly string[];
  accepted: readonly string[];
  /** Lines that a second run changed. */
  again: readonly FixedLine[];
};

describe('a mistake of an editor is fixed as its sample says, or left alone', () => {
  const isUpdate = process.env.UPDATE_SAMPLES === '1';
  const all = readMistakes();
  // For those in neither list, no fix is offered (mistakes.test.ts), or another sample has the same one.
  const first = [
    ...oneOfEach(all.filter(({ mistake: { fixed = [] } }) => fixed.length > 0)),
    ...all.filter(({ file }) => offeredInVain.has(file)),
  ];
  holdAll(first, {});
  holdAll(
    all.filter((sample) => !first.includes(sample)),
    { tags: ['long/fixes'] },
  );

  function holdAll(samples: readonly MistakeSample[], options: TestOptions): void {
    for (const batch of isUpdate ? samples.map((sample) => [sample]) : batchMistakes(samples)) {
      let outcomes: Promise<ReadonlyMap<string, Outcome>> | undefined;
      test.each(batch.map(({ file, mistake }) => [file, mistake] as const))(
        '%s',
        options,
        async (file, mistake) => {
          outcomes ??= fixTogether(batch);
          const together = (await outcomes).get(file);
          // Fixed with others, the result may differ: what is meant can't be determined if those can't be read.
          const isSettled = batch.length === 1 || (together && isAsExpected(together, mistake));
          const outcome = isSettled ? together : (await fixTogether([{ file, mistake }])).get(file);
          if (!outcome) throw new Error(`${file} was not tried.`);
          holdOutcome(file, outcome);
        },
      );
    }
  }

  function holdOutcome(file: string, outcome: Outcome): void {
    const written = outcome.lines.map(({ after }) => after);
    if (isUpdate) updateFixed(path.join(mistakesFolder, file), written);
    const { fixed = [] } = readMistake(path.join(mistakesFolder, file));
    expect(written, 'UPDATE_SAMPLES=1 writes “fixed”').toEqual(fixed);
    if (fixed.length === 0) return;
    for (const { file: name, line } of outcome.lines) expect(outcome.offered).toContain(`${name}:${line}`);
    expect(outcome.left).toEqual(outcome.accepted);
    expect(outcome.again, 'a second time').toEqual([]);
  }

  function isAsExpected(outcome: Outcome, { fixed = [] }: Mistake): boolean {
    const { lines, offered, left, accepted, again } = outcome;
    if (lines.map(({ after }) => after).join('\n') !== fixed.join('\n')) return false;
    const isOffered = lines.every(({ file, line }) => offered.includes(`${file}:${line}`));
    return fixed.length === 0 || (isOffered && left.join() === accepted.join() && again.length === 0);
  }

  async function fixTogether(batch: Batch): Promise<ReadonlyMap<string, Outcome>> {
    const [first] = batch;
    if (!first) return new Map();
    const site = { original: originals[first.mistake.site], root: roots[first.mistake.site] };
    const isFixed = isUpdate || batch.some(({ mistake: { fixed = [] } }) => fixed.length > 0);
    const accepted = isFixed ? await acceptedBy(first.mistake, site.root) : [];
    try {
      for (const { mistake } of batch) makeMistake(mistake, site);
      const before = isFixed ? await problems(first.mistake, site.root) : [];
      const lines = await fix(first.mistake, site.root);
      const left = isFixed ? await problems(first.mistake, site.root) : [];
      const again = isFixed ? await fix(first.mistake, site.root) : [];
      const offered = before.flatMap((problem) => (problem.fix ? linesOf(problem) : []));
      const outcomes = batch.map(({ file, mistake }): [string, Outcome] => {
        const files = concernedBy(mistake);
        const isOurs = (name: string) => batch.length === 1 || files.includes(name);
        const namesOfOurs = (told: Diagnostic[]) => namesOf(told.filter(({ place }) => isOurs(place.file)));
        const ours = {
          lines: lines.filter((line) => isOurs(line.file)),
          again: again.filter((line) => isOurs(line.file)),
          left: namesOfOurs(left),
          accepted: namesOfOurs(accepted),
        };
        return [file, { ...ours, offered }];
      });
      return new Map(outcomes);
    } finally {
      for (const { mistake } of batch) undoMistake(mistake, site);
    }
  }

  /** Diagnostics of the site without the mistake, which its site.yaml accepts: once for each set of options. */
  const known = new Map<string, Promise<Diagnostic[]>>();
  function acceptedBy(mistake: Mistake, folder: string): Promise<Diagnostic[]> {
    const { site, today: day, release } = mistake;
    const key = `${site} ${day} ${release}`;
    const found = known.get(key) ?? problems(mistake, folder);
    known.set(key, found);
    return found;
  }

  async function fix(mistake: Mistake, folder: string): Promise<readonly FixedLine[]> {
    const options = { ...optionsOf(mistake), root: folder, until: 'write' } as const;
    const { lines, diagnostics } = await fixSite(options);
    expect(diagnostics).toEqual([]);
    return lines;
  }
});

const price = 'content/courses/theory.yaml';

describe('a file with a mistake', () => {
  /** Comments, blank lines and line endings as people leave them. */
  const layouts = fc.record({
    comments: fc.array(
      fc.record({
        at: fc.nat(40),
        text: fc.constantFrom('# from Asha, 3 May', '#', '  # price: £1', '', '   ', '# “quoted”'),
      }),
      { maxLength: 6 },
    ),
    windows: fc.boolean(),
    mark: fc.boolean(),
    last: fc.boolean(),
  });
  type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

  const lay = (text: string, { comments, windows, mark, last }: Layout) => {
    const lines = text.trimEnd().split('\n');
    // Only between fields: within a multi-line text, a comment would be part of it.
    const places = lines.flatMap((line, index) => (/^[a-z]\w*:/i.test(line) ? [index] : []));
    const wanted = comments.map(({ at, text: comment }) => ({
      line: places[at % places.length] ?? 0,
      comment,
    }));
    // From the bottom, so that the lines above keep their numbers.
    for (const { line, comment } of wanted.sort((one, other) => other.line - one.line))
      lines.splice(line, 0, comment);
    const laid = lines.join(windows ? '\r\n' : '\n') + (last ? (windows ? '\r\n' : '\n') : '');
    return `${mark ? '\uFEFF' : ''}${laid}`;
  };
  const written = () => readFileSync(path.join(root, price), 'utf8');
  const original = readFileSync(path.join(school, price), 'utf8');
  const fix = (until: 'tell' | 'write') => fixSite({ root, today, until, cache: caches.school });

  test('is left byte for byte where there is none', { tags: ['long/fuzz'] }, async () => {
    await fc.assert(
      fc.asyncProperty(layouts, async (layout) => {
        const text = lay(original, layout);
        writeFileSync(path.join(root, price), text);
        expect((await fix('write')).lines).toEqual([]);
        expect(written()).toBe(text);
      }),
      { seed: 10, numRuns: 40 },
    );
  });

  const mistakes: readonly (readonly [string, RegExp, string, string])[] = [
    ['a pound sign', /^price: .*$/m, 'price: £99.00', 'price: 99'],
    ['a name', /^price:/m, 'prcie:', 'price:'],
    ['no space', /^price: /m, 'price:', 'price: '],
  ];

  test.each(mistakes)(
    '%s: that line alone becomes another',
    { tags: ['long/fuzz'] },
    async (_, found, wrong, right) => {
      expect(original).toMatch(found);
      await fc.assert(
        fc.asyncProperty(layouts, async (layout) => {
          const text = lay(original.replace(found, wrong), layout);
          writeFileSync(path.join(root, price), text);
          const [line, ...others] = (await fix('tell')).lines;
          expect(others).toEqual([]);
          expect(written(), 'telling writes nothing').toBe(text);
          await fix('write');
          expect(written()).toBe(lay(original.replace(found, right), layout));
          expect(line?.after).toContain(right);
          expect((await fix('write')).lines).toEqual([]);
        }),
        { seed: 11, numRuns: 25 },
      );
    },
  );

  afterAll(() => writeFileSync(path.join(root, price), original));
});

function optionsOf({ site, today: day, release }: Mistake): { today: Date; release: boolean; cache: Cache } {
  return { today: parseAt(day), release, cache: caches[site] };
}

async function problems(mistake: Mistake, folder: string): Promise<Diagnostic[]> {
  const options = optionsOf(mistake);
  const read = await readSite({ root: folder, cache: options.cache });
  return [...read.diagnostics, ...checkSite(read, options).diagnostics];
}

function namesOf(problems: readonly Diagnostic[]): string[] {
  return problems.map(({ code, place }) => `${code} ${place.file}:${place.line}`);
}

function linesOf({ fix }: Diagnostic): string[] {
  if (!fix) return [];
  const { file, line } = fix.place;
  return fix.from.split('\n').map((_, index) => `${file}:${line + index}`);
}
