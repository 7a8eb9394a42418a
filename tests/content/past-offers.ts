import { DomUtils } from 'htmlparser2';
import type { Shipped } from './shipped-on.ts';
import { blockOf, parseVisible, textOf, textsInBlocks } from './visible-parts.ts';

const date =
  /(?<before>.{0,20}?)\b(?<day>\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\b/g;
const inviting = /Register Now|Registration Open|Next session|Save my seat|Add to calendar|Under way now/i;
/** Words before a date since which something has been so. */
const looksBack = /(from|since|updated:?|published)\s*$/i;
const oldestCount = 7;

/** A claim of a page that time can make untrue. `days`: it holds as long as one of them is today or ahead. */
type Claim = { kind: 'offer' | 'count'; days: string[]; text: string };

/**
 * Finds everything on a site that is still offered on a day although it is over, in words; empty if there is nothing.
 * Each page is parsed once, for however many days.
 */
export function createOfferSearch(): (site: Pick<Shipped, 'plan' | 'files'>, today: Date) => string[] {
  const known = new Map<string, Claim[]>();
  const read = (html: string): Claim[] => {
    const claims = known.get(html) ?? readClaims(html);
    known.set(html, claims);
    return claims;
  };
  return ({ plan, files }, today) => {
    const pages = plan.pages.flatMap(({ address, output, head }) => {
      const untrue = read(files.get(output) ?? '').filter((claim) => !holds(claim, today));
      const data = head.structuredData.flatMap((one) => judgeData(one, today));
      return [...untrue.map(({ text }) => text), ...data].map((finding) => `${address}: ${finding}`);
    });
    const calendars = [...files].flatMap(([output, text]) => judgeCalendar(output, text, today));
    return [...new Set([...pages, ...calendars])];
  };
}

function readClaims(html: string): Claim[] {
  const visible = parseVisible(html);
  return [...readDates(visible), ...readLinks(visible)];
}

/** Dates beside words of invitation, ends of offers, and counts. */
function readDates(visible: ReturnType<typeof parseVisible>): Claim[] {
  return textsInBlocks(visible).flatMap(({ text, block }) =>
    [...text.matchAll(date)].flatMap(({ groups }): Claim[] => {
      const { before = '', day = '' } = groups ?? {};
      if (/counted on\s*$/.test(before)) return [{ kind: 'count', days: [day], text }];
      if (looksBack.test(before)) return [];
      const around = textOf(block);
      const offers = /\bUntil\s*$/.test(before) || inviting.test(around);
      return offers ? [{ kind: 'offer', days: [day], text: `${day} in “${around}”` }] : [];
    }),
  );
}

/** Links to a registration form or a calendar: beside each there is a future date. */
function readLinks(visible: ReturnType<typeof parseVisible>): Claim[] {
  const leads = /^https:\/\/(register|calendar|outlook)\.|\.ics$/;
  return DomUtils.findAll(({ attribs }) => leads.test(attribs.href ?? ''), visible).map((link) => {
    const text = textOf(blockOf(link) ?? link);
    const days = [...text.matchAll(date)].map(({ groups }) => groups?.day ?? '');
    return { kind: 'offer', days, text: `${link.attribs.href} in “${text}”` };
  });
}

function holds({ kind, days }: Claim, today: Date): boolean {
  const ages = days.map((day) => Math.floor((today.getTime() - Date.parse(`${day} UTC`)) / 86_400_000));
  if (kind === 'count') return ages.every((age) => age >= 0 && age <= oldestCount);
  return ages.some((age) => age <= 0);
}

/** Sessions and offers in the structured data, at any depth. */
function judgeData(data: unknown, today: Date): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Object.entries(data).flatMap(([key, value]) => {
    const ends = ['startDate', 'validThrough', 'priceValidUntil', 'availabilityEnds'].includes(key);
    return ends && !(new Date(String(value)) > today) ? [`${key} ${value}`] : [];
  });
  return [...own, ...Object.values(data).flatMap((value) => judgeData(value, today))];
}

function judgeCalendar(output: string, text: string, today: Date): string[] {
  if (!output.endsWith('.ics')) return [];
  const [, year, month, day, hour, minute] = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(text) ?? [];
  const begins = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return begins > today ? [] : [output];
}
