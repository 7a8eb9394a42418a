import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../tests/browser/open-browser.ts';
import { measureVisit, steps, type VisitTimes } from './editing/measure-visit.ts';
import { startEditor } from './editing/start-editor.ts';
import { generateSite } from './generate-site.ts';
import { printTable } from './print-table.ts';

/** Each with a page, and a selector of a text that is changed on it. */
const sites = [
  { name: 'academy', root: '.', page: '/courses', text: '.price__current' },
  { name: 'nepal', root: 'branches/nepal', page: '/courses', text: '.price__current' },
  { name: 'clinic', root: 'examples/clinic', page: '/prices', text: 'h1' },
  { name: 'school', root: 'tests/fixtures/site', page: '/courses', text: '.price__current' },
];

const usage = 'npm run bench-editing -- [--runs 50] [--articles 10000]';

/**
 * Measures in Chromium, on copies of the sites, how soon a press opens a field, a pause in typing shows on the page, and
 * a value is saved; prints medians and 95th percentiles. 2 for wrong arguments.
 */
export default async function measureEditing(args: readonly string[], repository: string): Promise<number> {
  const given = readArguments(args);
  if (!given) return 2;
  const work = await mkdtemp(join(tmpdir(), 'site-editing-'));
  const browser = await openBrowser();
  try {
    const own = (source: string) => !/[\\/](?:dist|node_modules|\.git)$/.test(source);
    for (const path of ['site.yaml', 'content', 'branches', 'examples', 'tests/fixtures/site'])
      await cp(join(repository, path), join(work, path), { recursive: true, filter: own });
    if (given.articles > 0)
      await generateSite(join(work, 'generated'), join(repository, 'starter'), {
        ...{ articles: given.articles, seed: 'a', sharing: 'one' },
      });
    console.log(explanation(given.runs));
    const rows: string[][] = [];
    const generated = { name: `${given.articles} articles`, root: 'generated', page: '/blog', text: 'h1' };
    for (const { name, root, page, text } of [...sites, ...(given.articles > 0 ? [generated] : [])]) {
      const editor = await startEditor(repository, join(work, root));
      try {
        const times = await measureVisit(browser, editor.address, { page, text, runs: given.runs });
        rows.push([name, ...steps.flatMap((step) => figures(times[step]))]);
      } finally {
        await editor.stop();
      }
    }
    console.log(printTable(['Site', ...steps.flatMap((step) => [step, '95 %'])], rows));
    return 0;
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): { runs: number; articles: number } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '50' },
        articles: { type: 'string', default: '0' },
      },
    });
    const [runs, articles] = [Number(values.runs), Number(values.articles)];
    if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(articles) && articles >= 0))
      throw new Error('--runs and --articles take whole numbers.');
    return { runs, articles };
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : problem}\nUsage: ${usage}`);
    return undefined;
  }
}

function explanation(runs: number): string {
  return `Milliseconds in Chromium, medians of ${runs} and 95th percentiles, from the browser’s own clock.
field: from the press on a text to its field, with the focus. page: from the end of the 120 ms of rest after typing to
the changed page. saved: from Enter to the message that it is saved. undone: from the press on Undo to the old text on the page.
`;
}

function figures(times: VisitTimes[keyof VisitTimes]): string[] {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95)].map((time) => time.toFixed(0));
}
