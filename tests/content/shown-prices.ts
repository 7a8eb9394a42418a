import { readPage } from './read-page.ts';

/** Everything that the finished site shows about the price of a course, read from its pages. */
export type ShownPrices = {
  /** Sums on the catalogue's card: price, price before, instalment; and the saving. */
  card: { sums: string[]; saving: string };
  /** The rows of the order summary: "Price £30.00". */
  summary: string[];
  /** For each way to pay: the words in the message, the total, the label of the button. */
  payments: { messageText: string; total: string; submit: string }[];
  /** The price in the message, from the form with a script and from the form without one. */
  messages: string[];
  offer: { price: unknown; currency: unknown };
};

const money = /£[\d,]+(?:\.\d\d)?|\bFree\b/g;

export function readShownPrices(out: string, id: string, title: string): ShownPrices {
  const card = readPage(out, '/courses')
    .find('course-card')
    .find((one) => one.text.includes(` ${title} `));
  const checkout = readPage(out, `/checkout/${id}`);
  const [props = {}] = checkout.islandProps('checkout-form');
  const messages = [String(props.message), checkout.find('checkout__message')[0]?.text ?? ''];
  const offerPart = card?.find('course-card__offer')[0];
  return {
    card: {
      sums: ['price__current', 'price__original', 'price__instalment'].flatMap(
        (part) => offerPart?.find(part)[0]?.text.match(money) ?? [],
      ),
      saving: offerPart?.find('price__saving')[0]?.text ?? '',
    },
    summary: checkout.find('order-summary__sum').map(({ text }) => text),
    payments: readPayments(props.payments),
    messages: messages.flatMap((text) => /Price: (£[\d,.]+|Free)/.exec(text)?.[1] ?? []),
    offer: readOffer(out, title),
  };
}

function readPayments(payments: unknown): ShownPrices['payments'] {
  const list: ShownPrices['payments'] = Array.isArray(payments) ? payments : [];
  return list.map(({ messageText, total, submit }) => ({ messageText, total, submit }));
}

function readOffer(out: string, title: string): ShownPrices['offer'] {
  const objects = findObjects(readPage(out, '/courses').structuredData);
  const course = objects.find((one) => one['@type'] === 'Course' && one.name === title);
  const offer = findObjects(course?.offers).find((one) => 'price' in one) ?? {};
  return { price: offer.price, currency: offer.priceCurrency };
}

/** An object and all objects nested in it. */
export function findObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(findObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(findObjects)];
}
