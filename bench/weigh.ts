import { listPages } from '../tests/browser/list-pages.ts';
import { openBrowser } from '../tests/browser/open-browser.ts';
import { findExcess } from './budgets.ts';
import { createVisitor, type Weights } from './first-visit.ts';
import { printTable } from './print-table.ts';
import { serveOutput } from './serve-output.ts';

const heads = [
  'Page',
  'HTML',
  'CSS',
  'JS',
  'Fonts',
  'Pictures 390',
  'Pictures 1280',
  'Films',
  'In all',
  'Later',
];

/** Prints the weight of each page on the first visit; 1 if a budget is exceeded. */
export default async function weigh(out: string): Promise<number> {
  const server = await serveOutput(out);
  const browser = await openBrowser();
  try {
    const phone = await createVisitor(browser, server.origin, 'phone');
    const computer = await createVisitor(browser, server.origin, 'computer');
    const rows: string[][] = [];
    const excess: string[] = [];
    for (const address of listPages(out)) {
      const small = await phone.weigh(address);
      const large = await computer.weigh(address);
      rows.push(rowOf(address, small, large));
      excess.push(...new Set([...findExcess(address, small), ...findExcess(address, large)]));
    }
    console.log(explanation);
    console.log(printTable(heads, rows));
    console.log(excess.join('\n') || 'Every budget is kept.');
    return excess.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

const explanation = `Bytes that Chromium fetches on the first visit, nothing touched (before the popup's 5 seconds): texts with brotli 11,
pictures in the window of 390 × 844 (two pixels per point) and of 1280 × 900. “In all” is the heavier of the two visits
without “Later”: pictures further down that the browser fetches ahead by itself.
`;

function rowOf(address: string, small: Weights, large: Weights): string[] {
  const larger = (kind: keyof Weights): number => Math.max(small[kind], large[kind]);
  const whole = ({ html, styles, scripts, fonts, pictures, films }: Weights): number =>
    html + styles + scripts + fonts + pictures + films;
  const numbers = [
    ...(['html', 'styles', 'scripts', 'fonts'] as const).map(larger),
    small.pictures,
    large.pictures,
    larger('films'),
    Math.max(whole(small), whole(large)),
    larger('later'),
  ];
  return [address, ...numbers.map((number) => number.toLocaleString('en-GB'))];
}
