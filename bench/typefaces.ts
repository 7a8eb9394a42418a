import type { Browser } from 'playwright';
import { openBrowser } from '../tests/browser/open-browser.ts';
import { windows } from './first-visit.ts';
import { printTable } from './print-table.ts';
import { serveOutput } from './serve-output.ts';

const pages = {
  Home: '/',
  Course: '/courses/osce-virtual-adult',
  Article: '/blog/osce-time-management-guide',
};
/** Milliseconds within which the typefaces have to be on the screen, in each of five loads. */
const goal = 3000;
const times = 5;

/** As in Chrome's developer tools: latency in milliseconds, throughput in bytes a second. */
const networks = {
  'Slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  '400 ms, 400 kbit/s': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
/** The second is for comparison: worse than what is promised. */
const promised: keyof typeof networks = 'Slow 4G';

type Load = { seen: number; shift: number };

/** Measures when the site's own typefaces are on the screen of a phone, on a first visit over a slow network. */
export default async function measure(out: string): Promise<number> {
  const server = await serveOutput(out);
  const browser = await openBrowser();
  try {
    const rows: string[][] = [];
    let late = 0;
    for (const [network, conditions] of Object.entries(networks)) {
      for (const [title, address] of Object.entries(pages)) {
        const loads: Load[] = [];
        for (let time = 0; time < times; time += 1)
          loads.push(await load(browser, server.origin + address, conditions));
        const worst = Math.max(...loads.map(({ seen }) => seen));
        if (network === promised && worst > goal) late += 1;
        const shift = Math.max(...loads.map((one) => one.shift));
        rows.push([network, title, ...loads.map(({ seen }) => `${Math.round(seen)} ms`), shift.toFixed(4)]);
      }
    }
    const heads = [
      'Network',
      'Page',
      ...Array.from({ length: times }, (_, index) => `${index + 1}`),
      'Shift',
    ];
    console.log(printTable(heads, rows));
    console.log(late > 0 ? `${late} pages later than ${goal} ms.` : `All within ${goal} ms on ${promised}.`);
    return late > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

async function load(
  browser: Browser,
  address: string,
  conditions: { latency: number; downloadThroughput: number; uploadThroughput: number },
): Promise<Load> {
  const context = await browser.newContext(windows.phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const result = await page.evaluate(async () => {
    const own = () => [...document.fonts].filter(({ family }) => !/ \d"?$/.test(family));
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (own().length === 0 || own().some(({ status }) => status !== 'loaded')) await frame();
    await frame();
    const seen = performance.now();
    await frame();
    await frame();
    return { seen, shift };
  });
  await context.close();
  return result;
}
