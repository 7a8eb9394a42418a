import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { openBrowser } from '../tests/browser/open-browser.ts';
import { printTable } from './print-table.ts';
import { serveOutput } from './serve-output.ts';

const pages = {
  Home: '/',
  Catalogue: '/courses',
  Course: '/courses/osce-virtual-adult',
  Checkout: '/checkout/osce-virtual-adult',
  Article: '/blog/osce-time-management-guide',
  OSCE: '/osce',
  Events: '/events',
};
/** The scores that a page must reach, in the order of the table. */
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[];

/** `metrics`: the parts of the performance score, as text. `failed`: scored audits below their best. */
type Run = { scores: Record<Category, number>; metrics: readonly string[]; failed: readonly string[] };

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
const times = 3;

/** Lighthouse with its defaults (a phone on a slow network), the median of three; 1 if a page misses a goal. */
export default async function measure(out: string): Promise<number> {
  const server = await serveOutput(out);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const [title, address] of Object.entries(pages)) {
      const run = await medianRun(server.origin + address, port);
      rows.push([title, ...categories.map((category) => String(run.scores[category])), ...run.metrics]);
      const low = categories.filter((category) => run.scores[category] < goals[category]);
      if (low.length > 0) missed.push(`${title}: ${low.join(', ')} below the goal: ${run.failed.join(', ')}`);
    }
    const heads = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', ...Object.keys(metrics)];
    console.log(printTable(heads, rows));
    console.log(missed.join('\n') || 'Every goal is reached.');
    return missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The run with the median performance of three. */
async function medianRun(address: string, port: number): Promise<Run> {
  const runs: Run[] = [];
  for (let time = 0; time < times; time += 1) runs.push(await runOnce(address, port));
  const sorted = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const median = sorted[Math.floor(times / 2)];
  if (!median) throw new Error('No run');
  return median;
}

async function runOnce(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const score = (category: Category): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: Object.values(metrics).map((id) => lhr.audits[id]?.displayValue ?? ''),
    failed: categories
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
