// @module-tag long/fuzz
/**
 * Mistakes in different files are reported independently: none hides another, and none is reported because of another.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAt } from '../cli/options.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildSite, createCache } from '../renderer/site.ts';
import { lateCodes, readMistakes } from './mistakes/batch-mistakes.ts';
import { copySite, originals } from './mistakes/copy-site.ts';
import { makeMistake, touchedBy, undoMistake } from './mistakes/make-mistake.ts';
import type { Mistake } from './mistakes/read-mistake.ts';

const day = '2025-10-01';
const mistakes = readMistakes().filter(
  ({ mistake: { site, today, release, several, at } }) =>
    site === 'school' && today === day && !release && !several && typeof at !== 'string',
);

const cache = createCache();
let root: string;
beforeAll(() => {
  root = copySite(originals.school);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Some hundred checks of a site, each with the hints of its messages tried. */
const patience = { timeout: 10 * 60_000 };

test('two mistakes in different files are each told as if the other weren’t there', patience, async () => {
  const alone = new Map<string, readonly Diagnostic[]>();
  const toldAlone = async ({ file, mistake }: (typeof mistakes)[number]) => {
    const told = alone.get(file) ?? (await checkWith([mistake]));
    alone.set(file, told);
    return told;
  };
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.subarray(mistakes, { minLength: 2, maxLength: 2 }), async (pair) => {
      const files = pair.flatMap(({ mistake }) => [...new Set(touchedBy(mistake))]);
      fc.pre(new Set(files).size === files.length);
      const each: Diagnostic[] = [];
      for (const one of pair) each.push(...(await toldAlone(one)));
      const isWrong = each.some(({ severity }) => severity === 'error');
      const wanted = each.filter(({ code }) => !isWrong || !lateCodes.has(code));
      const found = await checkWith(pair.map(({ mistake }) => mistake));
      const told = found.filter(({ code }) => !isWrong || !lateCodes.has(code));
      expect(namesOf(told), pair.map(({ file }) => file).join(' and ')).toEqual(namesOf(wanted));
      compared += 1;
    }),
    { numRuns: 40, seed: 20251001 },
  );
  expect(compared).toBe(40);
});

async function checkWith(made: readonly Mistake[]): Promise<readonly Diagnostic[]> {
  const site = { original: originals.school, root };
  try {
    for (const mistake of made) makeMistake(mistake, site);
    const { diagnostics } = await buildSite({
      root,
      out: path.join(root, 'dist'),
      until: 'check',
      base: undefined,
      today: parseAt(day),
      release: false,
      cache,
    });
    return diagnostics;
  } finally {
    for (const mistake of made) undoMistake(mistake, site);
  }
}

function namesOf(problems: readonly Diagnostic[]): string[] {
  return problems
    .map(({ code, place: { file, line, column } }) => `${file}:${line}:${column} ${code}`)
    .sort();
}
