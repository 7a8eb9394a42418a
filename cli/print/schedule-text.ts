import type { BuiltSite } from '../../renderer/site.ts';
import { formatCount } from './format-count.ts';

/** How to announce the next change: long-running commands rebuild by themselves. */
export type TellingNextChange = 'with advice' | 'without advice' | 'said already';

/**
 * The hidden entries, the drafts that are shown, and when to build again; empty if the site doesn't depend on the day.
 */
export function scheduleText(
  { hidden, drafts = [], nextChange }: BuiltSite['schedule'],
  telling: TellingNextChange = 'with advice',
): string {
  const lines: string[] = [];
  if (hidden.length > 0) lines.push(`${formatCount(hidden.length, 'entry', 'entries')} not shown today:`);
  for (const { place, from, until, draft } of hidden) {
    const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
    const why = [draft && 'draft', days].filter(Boolean).join(', ');
    lines.push(`  ${place.file}:${place.line} (${why})`);
  }
  if (drafts.length > 0) lines.push(`${formatCount(drafts.length, 'draft')} shown:`);
  for (const { place } of drafts) lines.push(`  ${place.file}:${place.line}`);
  const advice = telling === 'with advice' ? ': build again on that day' : '';
  if (nextChange && telling !== 'said already') lines.push(`Next change on ${nextChange}${advice}.`);
  return lines.join('\n');
}
