/**
 * How many texts and pictures of pages the map of `site edit` leads from to their values. With `--sweep`, each of these
 * values is changed in memory: a text that stays as it is was located wrongly.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSite, createCache, type LocatedText, mapTexts, planSite, readSite } from '../renderer/site.ts';
import { countSwept, countTexts, type MappedPage } from './map/count-texts.ts';
import { type Changes, openChanges } from './map/open-changes.ts';
import { claimsOf, sweepValues } from './map/sweep-values.ts';
import { printTable } from './print-table.ts';

const usage = 'npm run map -- [--sites academy,clinic,school,nepal] [--sweep]';

const roots = new Map([
  ['academy', '.'],
  ['clinic', 'examples/clinic'],
  ['school', 'tests/fixtures/site'],
  ['nepal', 'branches/nepal'],
]);

/** The least share of texts that has to be located, in per cent. */
const least = 99.5;

/** 1 if a site has too many texts whose values aren’t known, or one whose value is wrong; 2 for wrong arguments. */
export default async function measureMap(args: readonly string[], repository: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sites: { type: 'string', default: [...roots.keys()].join() },
      sweep: { type: 'boolean', default: false },
    },
  });
  const names = values.sites.split(',');
  if (!names.every((name) => roots.has(name))) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  let isGood = true;
  const today = new Date('2026-11-22T12:00:00Z');
  for (const name of names) {
    const site = { root: join(repository, roots.get(name) ?? ''), today, cache: createCache() };
    const changes = await openChanges(site);
    const pages = await mapPages(site, changes);
    const { rows, share, unknown } = countTexts(pages);
    console.log(printTable([`${name}, ${pages.length} pages`, 'texts', 'located', '%', 'by words'], rows));
    console.log(unknown.map((line) => `  not located: ${line}`).join('\n'));
    isGood &&= share >= least;
    if (!values.sweep) continue;
    const swept = await sweepValues(claimsOf(pages), changes);
    console.log(countSwept(swept).join('\n'));
    isGood &&= swept.every(({ unchanged }) => unchanged.length === 0);
  }
  return isGood ? 0 : 1;
}

type OpenSite = { root: string; today: Date; cache: ReturnType<typeof createCache> };

async function mapPages(site: OpenSite, changes: Changes): Promise<MappedPage[]> {
  const read = await readSite(site);
  const checked = checkSite(read, site).site;
  const textsOf = await changes.make([]);
  if (!checked || !textsOf) throw new Error(`${site.root} has mistakes`);
  const pages: MappedPage[] = [];
  for (const { page } of planSite(checked, { ...site, code: read.code }).pages()) {
    const found = await mapTexts({ ...site, address: page.address });
    const texts: readonly LocatedText[] = found.kind === 'page' ? found.texts : [];
    pages.push({ address: page.address, texts, finished: textsOf(page.address) ?? new Map() });
  }
  return pages;
}
