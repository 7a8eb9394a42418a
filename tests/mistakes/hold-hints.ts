/** Tests that follow hints and fixes. */
import { afterAll, beforeAll, expect, type TestOptions, test } from 'vitest';
import { createCache } from '../../renderer/site.ts';
import type { Batch } from './batch-mistakes.ts';
import { copySite, originals, removeSite } from './copy-site.ts';
import { hintsInVain } from './hints-in-vain.ts';
import { tryFixesOf } from './try-fixes-of.ts';
import { type MistakenSite, type Trial, tryHintsOf } from './try-hints-of.ts';

/** The most to make together: with many mistakes in the notation, `site check` doesn't try hints itself. */
export const most = 8;

type MistakenSites = ReadonlyMap<string, MistakenSite>;

/** Copies of the sites, for the tests of one file. */
export function copySites(): MistakenSites {
  const sites = new Map<string, MistakenSite>();
  beforeAll(() => {
    for (const [name, original] of Object.entries(originals))
      sites.set(name, { original, root: copySite(original), cache: createCache() });
  });
  afterAll(() => {
    for (const { root } of sites.values()) removeSite(root);
  });
  return sites;
}

/** Follows every hint of these mistakes. */
export function holdHints(sites: MistakenSites, batches: readonly Batch[], options: TestOptions): void {
  let tried = 0;
  test.each(batches.map((batch, index) => [index + 1, batch] as const))('%i', options, async (_, batch) => {
    const trials = await tryBatch(sites, batch);
    tried += trials.length;
    // With others, the diagnostics may differ.
    const doubtful = wrongOf(trials).map(({ sample }) => sample);
    const wrong: Trial[] = [];
    for (const sample of batch.filter(({ file }) => doubtful.includes(file)))
      wrong.push(...wrongOf(batch.length === 1 ? trials : await tryBatch(sites, [sample])));
    expect(wrong.map(describeTrial)).toEqual([]);
  });
  test('many hints dictate something', options, () => {
    expect(tried).toBeGreaterThan(batches.flat().length / 4);
  });
}

/** Follows `site check --fix` for each of these mistakes. */
export function holdFixes(sites: MistakenSites, batches: readonly Batch[], options: TestOptions): void {
  let written = 0;
  test.each(batches.map((batch, index) => [index + 1, batch] as const))('%i', options, async (_, batch) => {
    const site = sites.get('school');
    if (!site) throw new Error('There is no site.');
    const { lines, faults } = await tryFixesOf(batch, site);
    written += lines;
    expect(faults).toEqual([]);
  });
  test('some lines are fixed', options, () => expect(written).toBeGreaterThan(0));
}

async function tryBatch(sites: MistakenSites, batch: Batch): Promise<Trial[]> {
  const site = sites.get(batch[0]?.mistake.site ?? '');
  return site ? tryHintsOf(batch, site) : [];
}

function wrongOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ sample, isRight }) => !isRight && !(sample in hintsInVain));
}

function describeTrial({ sample, problem, text, failures }: Trial): string {
  const { code, place, message, hint } = problem;
  const said = `${place.file}:${place.line}:${place.column} ${message} [${code}]\n${text.split('\n')[place.line - 1]}`;
  return `${sample}\n${said}\nhint: ${hint}\n${failures.map((failure) => `  ${failure}`).join('\n')}`;
}
