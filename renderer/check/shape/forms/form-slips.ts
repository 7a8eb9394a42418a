import type { Slip } from '../../../../diagnostics/messages/slips.ts';

/** A typing slip, and the text without it; unchanged if it has none. `isUnsure`: something else may be meant. */
export type FormSlip = { slip: Slip; mend: (text: string) => string; isUnsure?: true };

/** Slips in addresses, ids, colours and codes. `mend` doesn't change a text without the slip. */
export const formSlips: readonly FormSlip[] = [
  { slip: 'space-around', mend: (text) => text.trim() },
  {
    slip: 'quotes-around',
    mend: (text) => text.replace(/^[“”„"'‘’](?:[“”„"'‘’](?=[^“”„"'‘’]*[“”"'‘’]$))?(.+)[“”"'‘’]$/, '$1'),
  },
  { slip: 'sign-at-end', mend: (text) => text.replace(/(?<![,;])[,;]+$/, '') },
  { slip: 'whole-address', mend: (text) => text.replace(/^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?=\/.)/i, '') },
  { slip: 'file-ending', mend: (text) => text.replace(/\.(?:html?|php|ya?ml|mdx?)$/i, '') },
  { slip: 'path-after-domain', mend: (text) => text.replace(/^(https?:\/\/[^/\s]+)\/.+$/i, '$1') },
  { slip: 'slash-at-end', mend: (text) => text.replace(/(?<=^\/|[^/])\/+$/, '') },
  { slip: 'double-slash', mend: (text) => text.replace(/(?<!:)\/{2,}/g, '/') },
  {
    slip: 'scheme-missing',
    mend: (text) => (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text),
  },
  { slip: 'scheme-misspelt', mend: mendScheme },
  { slip: 'scheme-insecure', mend: (text) => text.replace(/^http:\/\/(?=.)/i, 'https://') },
  { slip: 'currency-name', mend: (text) => currencies.get(text.trim().toLowerCase()) ?? text },
  { slip: 'hash-given', mend: (text) => text.replace(/^#(?=\D)/, '') },
  { slip: 'hash-missing', mend: (text) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text) },
  {
    slip: 'short-colour',
    mend: (text) => text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  },
  { slip: 'rgb-colour', mend: mendRgb },
  // Authors who write “red” don't necessarily mean the brightest one.
  {
    slip: 'colour-name',
    mend: (text) => colours.get(text.trim().toLowerCase()) ?? text,
    isUnsure: true,
  },
  {
    slip: 'letter-for-digit',
    mend: (text) =>
      /^#[0-9a-foil]{6}$/i.test(text) ? text.replace(/o/gi, '0').replace(/[il]/gi, '1') : text,
  },
  { slip: 'comma-in-address', mend: (text) => (isAddress(text) ? text.replaceAll(',', '.') : text) },
  { slip: 'accents', mend: (text) => text.normalize('NFKD').replace(/\p{M}/gu, '') },
  { slip: 'capitals', mend: (text) => text.toLowerCase() },
  { slip: 'small-letters', mend: (text) => text.toUpperCase() },
  { slip: 'spaces', mend: (text) => (isAddress(text) ? text : text.replace(/(?<=\S) +(?=\S)/g, '-')) },
  { slip: 'underscores', mend: (text) => text.replaceAll('_', '-') },
  {
    slip: 'dots',
    mend: (text) => (isAddress(text) ? text : text.replace(/(?<=[a-z0-9])\.(?=[a-z0-9])/gi, '-')),
  },
  { slip: 'double-hyphen', mend: (text) => text.replace(/-{2,}/g, '-') },
  { slip: 'edge-hyphen', mend: (text) => text.replace(/^-+|(?<!-)-+$/g, '') },
  {
    slip: 'slash-missing',
    mend: (text) => (/^[a-z0-9:-]/i.test(text) && !isAddress(text) ? `/${text}` : text),
  },
  { slip: 'slash-at-start', mend: (text) => text.replace(/^\/(?=[^/])/, '') },
];

/** Signs and words that only one currency has, or that everybody associates with it. */
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '£': 'GBP', '€': 'EUR', '₹': 'INR', '₦': 'NGN', naira: 'NGN', euro: 'EUR', euros: 'EUR' },
    ...{ pound: 'GBP', pounds: 'GBP', sterling: 'GBP', 'pounds sterling': 'GBP', 'british pounds': 'GBP' },
    ...{ 'us dollars': 'USD', 'us dollar': 'USD', 'indian rupees': 'INR', 'nepali rupees': 'NPR' },
    ...{ 'nepalese rupees': 'NPR', 'npr rupees': 'NPR' },
  }),
);

/**
 * The sixteen names that HTML began with, and the most common of the others.
 * https://www.w3.org/TR/css-color-4/#named-colors
 */
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ black: '#000000', silver: '#c0c0c0', gray: '#808080', grey: '#808080', white: '#ffffff' },
    ...{ maroon: '#800000', red: '#ff0000', purple: '#800080', fuchsia: '#ff00ff', green: '#008000' },
    ...{ lime: '#00ff00', olive: '#808000', yellow: '#ffff00', navy: '#000080', blue: '#0000ff' },
    ...{ teal: '#008080', aqua: '#00ffff', orange: '#ffa500', pink: '#ffc0cb', brown: '#a52a2a' },
    ...{ gold: '#ffd700', crimson: '#dc143c', indigo: '#4b0082', turquoise: '#40e0d0', violet: '#ee82ee' },
  }),
);

/** `rgb(11, 95, 102)` becomes `#0b5f66`. */
function mendRgb(text: string): string {
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim()) ?? [];
  if (parts.length === 0 || parts.some((part) => Number(part) > 255)) return text;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

function isAddress(text: string): boolean {
  return /:\/|^www\./i.test(text);
}

/** `https:/x`, `https//x`, `htps://x`, `https:x` become `https://x`; unchanged if it doesn't begin like an address. */
function mendScheme(text: string): string {
  return text.replace(/^(?:h?t{1,3}p{1,2}s?[:;]\/{0,3}|https?\/\/)(?=[\w-]+(?:\.[\w-]+)+)/i, (written) =>
    /^https?:\/\/$/i.test(written) ? written : 'https://',
  );
}
