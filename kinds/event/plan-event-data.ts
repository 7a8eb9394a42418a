import type { Event } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planSeller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalNumber, optionalText } from '../read-fields.ts';
import { eventData } from './event-data.ts';
import { isAhead } from './event-time.ts';

/** Structured data of the sessions that are not over. */
export function planEventData({ canonical, picture }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    const isAbout = (id: string) => take(site.isConverted({ of: { kind: 'events', id }, path: ['price'] }));
    const ahead = take(site.select('events', {})).filter((id) => take(isAhead(id, site)));
    return take(site.entries<Event>('events', ahead)).map((event) => {
      const written = (key: string) => take(site.writtenIn('events', event.id, key));
      const { href } = event.registrationLink ?? take(site.link('/'));
      return eventData(event, {
        canonical,
        picture,
        register: take(site.absolute(href)),
        price: isAbout(event.id) ? undefined : (optionalNumber(written('price')) ?? 0),
        type: optionalText(written('schemaType') ?? take(site.written('events', 'schemaType'))) ?? 'Event',
        status: optionalText(written('status')),
        organiser: take(planSeller(site)),
      });
    });
  });
}
