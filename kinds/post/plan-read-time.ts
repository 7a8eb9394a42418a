import { fillPattern } from '../fill-pattern.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalNumber } from '../read-fields.ts';
import { used } from '../used.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** "5 min read". Counted in the text as it is written: a name in braces is one word. */
export function planReadTime(entry: PlanEntry, site: PlanSite): Planned<string> {
  return gather((take) => {
    const { text } = take(entry.prose());
    const pace = optionalNumber(take(site.written('reading', 'wordsPerMinute')));
    const pattern = take(used(site.wording<string>('post', 'readTime')));
    const minutes = readingMinutes(countWords(text), pace);
    return fillPattern(pattern, { minutes: take(site.format.number(minutes)) });
  });
}
