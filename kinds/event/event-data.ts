import type { Event } from '../../schemas/planned.ts';
import type { Seller } from '../plan-organisation.ts';
import { context, type StructuredData } from '../schema-org.ts';
import { cancelled } from './event-status.ts';

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
    ...(status !== cancelled && { offers: describeOffer(event, announcement) }),
  };
}

/** Valid until it begins: anybody who reads an old copy of the page can see that the offer is over. */
function describeOffer(event: Event, { price, register, organiser }: Announcement): StructuredData {
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
