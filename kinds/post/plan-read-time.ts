import type { CountedText } from '../../schemas/planned.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { pluralForm } from '../plural-form.ts';
import { optionalNumber } from '../read-fields.ts';
import { used } from '../used.ts';

/** "5 min read". */
export function planReadTime(entry: PlanEntry, site: PlanSite): Planned<string> {
  return gather((take) => {
    const { words } = take(entry.counts());
    const pace = optionalNumber(take(site.written('reading', 'wordsPerMinute')));
    const pattern = take(used(site.wording<CountedText>('post', 'readTime')));
    const minutes = readingMinutes(words, pace);
    return fillPlaceholders(pluralForm(pattern, minutes), { minutes: take(site.format.number(minutes)) });
  });
}

/** Words a minute for somebody who reads in a second language; site.yaml may override it. */
const usualPace = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number, wordsPerMinute = usualPace): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
