import type { Event } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planSeller, type Seller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalNumber, optionalText } from '../read-fields.ts';
import { context, type StructuredData } from '../schema-org.ts';
import { cancelled } from './event-status.ts';
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

/** `canonical` is the page about the event. Without `status`, it is open. */
type Announcement = {
  canonical: string;
  picture: string | undefined;
  register: string;
  /** Left out if approximate: schema.org has no word for that. */
  price: number | undefined;
  /** A schema.org type. */
  type: string;
  status: string | undefined;
  organiser: Seller;
};

/**
 * Times with their offset, whole days as dates, as Google asks. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/event.
 */
export function eventData(event: Event, announcement: Announcement): StructuredData {
  const { canonical, picture, register, type, status, organiser } = announcement;
  const mode = event.address === undefined ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  return {
    '@context': context,
    '@type': type,
    name: event.title,
    description: event.description,
    url: canonical,
    startDate: event.time ? event.begin : event.date.iso,
    endDate: event.time ? event.end.iso : (event.lastDay ?? event.date.iso),
    eventAttendanceMode: `${context}/${mode}`,
    eventStatus: `${context}/${status === cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location:
      event.address === undefined
        ? { '@type': 'VirtualLocation', url: register }
        : { '@type': 'Place', name: event.location, address: event.address },
    ...(picture !== undefined && { image: [picture] }),
    organizer: { '@type': organiser.type, name: organiser.name, url: organiser.url },
    ...(status !== cancelled && { offers: offerData(event, announcement) }),
  };
}

/** Valid until it begins: anybody who reads an old copy of the page can see that the offer is over. */
function offerData(event: Event, { price, register, organiser }: Announcement): StructuredData {
  return {
    '@type': 'Offer',
    ...(price !== undefined && {
      price: price.toFixed(organiser.decimals),
      priceCurrency: organiser.currency,
    }),
    availability: `${context}/${event.register ? 'InStock' : 'SoldOut'}`,
    validThrough: event.begin,
    url: register,
  };
}
