import type { LegalDocument } from '../../schemas/planned.ts';
import type { LegalProps } from '../../schemas/types.ts';
import { wasChangedOn } from '../days-of-change.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';

/** A legal text. Its headings' ids carry its own id, since several documents may share a page. */
export function planLegalDocument(entry: PlanEntry, site: PlanSite): Planned<LegalDocument> {
  return gather((take) => {
    const { title, date } = take(entry.fields<LegalProps>('title', 'date'));
    const { body, contents } = take(entry.body(`${entry.id}-`));
    const pattern = take(used(site.wording<string>('legal', 'updated')));
    const dateText = fillPlaceholders(pattern, { date: date.text });
    take(madeOf(dateText, ['date'], entry), 'dateText');
    take(wasChangedOn(date.iso));
    return { id: entry.id, title, date, dateText, body, contents };
  });
}
