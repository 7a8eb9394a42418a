import { displayWidth } from '../../diagnostics/display-width.ts';
import type { Rebuild } from '../../renderer/site.ts';
import { wrapText } from '../drift/wrap-text.ts';
import type { Paint } from '../terminal.ts';
import { formatCount } from './format-count.ts';
import { reasonForAllWords, reasonWords } from './reason-words.ts';

/** `build`: the next one, the one that has just ended, or the last one if nothing has changed since. */
export type Why = { rebuild: Rebuild; build: 'next' | 'this' | 'last'; pages: number };

/** Columns. */
const width = 80;

/** The most pages to name for the same reason. */
const mostPages = 12;

/** Why one page is rebuilt. */
export function pageWhyText(address: string, { rebuild, build }: Why, paint: Paint): string {
  const own = rebuild.pages.find((page) => page.address === address);
  const name = paint('bold', address);
  const isAll = rebuild.all.length > 0;
  if (!own && !isAll)
    return build === 'last'
      ? `${name} was left as it is by the last build, and nothing has changed since.`
      : `${name} would be left as it is: nothing that it is made of has changed.`;
  const verb = own?.reason.kind === 'gone' ? 'removed' : `made${again(rebuild)}`;
  const when = build === 'last' ? `was ${verb} by the last build` : `would be ${verb}`;
  const reasons = own ? reasonWords(own.reason, rebuild).map((steps) => arrows([...steps, address])) : [];
  const lines = isAll ? allLines(rebuild) : reasons.flatMap((reason) => indented(reason, 2));
  return [`${name} ${when}${isAll ? ', like every page' : ''}:`, ...lines].join('\n');
}

/** Why the pages of a whole build are rebuilt, grouped by reason. */
export function whyText(why: Why, paint: Paint): string {
  return [paint('bold', headOf(why)), ...allLines(why.rebuild), ...groupLines(why)].join('\n');
}

function headOf({ rebuild, build, pages }: Why): string {
  const made = rebuild.pages.filter(({ reason: { kind } }) => kind !== 'gone').length;
  const isAll = rebuild.all.length > 0 || made === pages;
  const amount = isAll ? `all ${formatCount(pages, 'page')}` : `${made} of ${formatCount(pages, 'page')}`;
  const what =
    rebuild.all.length + rebuild.pages.length === 0 ? 'no page again.' : `${amount}${again(rebuild)}:`;
  return `${heads[build]} ${what}`;
}

/** Nothing is built “again” the first time. */
function again({ all }: Rebuild): string {
  return all.some(({ kind }) => kind === 'first') ? '' : ' again';
}

const heads: Record<Why['build'], string> = {
  next: 'The next build would make',
  this: 'Made',
  last: 'The last build made',
};

function allLines(rebuild: Rebuild): string[] {
  return rebuild.all.flatMap((reason) =>
    indented(arrows([reasonForAllWords(reason, rebuild), 'every page']), 2),
  );
}

/** Each change once, and below it each path from there to pages. */
function groupLines({ rebuild, pages }: Why): string[] {
  const changes = new Map<string, Map<string, string[]>>();
  for (const { address, reason } of rebuild.pages)
    for (const [change = '', ...steps] of reasonWords(reason, rebuild)) {
      const ways = changes.get(change) ?? new Map<string, string[]>();
      changes.set(change, ways);
      const way = arrows(['', ...steps, '']);
      const addresses = ways.get(way) ?? [];
      addresses.push(address);
      ways.set(way, addresses);
    }
  return [...changes].flatMap(([change, ways]) => {
    const shown = [...ways].map(([way, addresses]) => `${way.trim()} ${namedPages(addresses, pages)}`);
    const [only = '', ...others] = shown;
    if (others.length === 0) return indented(`${change} ${only}`, 2);
    return [...indented(change, 2), ...shown.flatMap((way) => indented(way, 4))];
  });
}

function namedPages(addresses: readonly string[], pages: number): string {
  if (pages > 1 && addresses.length === pages) return 'every page';
  const more = addresses.length - mostPages;
  return `${addresses.slice(0, mostPages).join(', ')}${more > 0 ? ` and ${formatCount(more, 'more page')}` : ''}`;
}

function arrows(steps: readonly string[]): string {
  return steps.join(' → ');
}

/** Continuation lines are indented further. */
function indented(text: string, by: number): string[] {
  const start = ' '.repeat(by);
  if (displayWidth(text) <= width - by) return [start + text];
  const [first = '', ...rest] = wrapText(text, width - by - 4);
  return [start + first, ...rest.map((line) => `${start}    ${line}`)];
}
