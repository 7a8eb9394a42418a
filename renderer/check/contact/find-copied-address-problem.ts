import * as messages from '../../../diagnostics/messages.generated.ts';
import type { ContactProblem } from '../../schema/checked.ts';

/** Parameters that newsletters, advertisements and social networks add to an address to track visitors. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|igsh|mc_[ce]id|yclid|twclid|ttclid|_hsenc|_hsmi)$/i;

/** Addresses open only to people working on a document, or showing it with the editing tools. */
const editing: readonly [program: string, address: RegExp][] = [
  [
    'Google Docs',
    /^https?:\/\/docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\/(?:u\/\d\/)?d\/[\w-]+\/edit\b/i,
  ],
  ['Canva', /^https?:\/\/(?:www\.)?canva\.com\/design\/[\w/-]+\/edit\b/i],
  ['Google Drive', /^https?:\/\/drive\.google\.com\/(?:drive\/|file\/d\/[\w-]+\/edit\b)/i],
];

/** Judges a web address copied from a sentence, a newsletter or a program's window. */
export function findCopiedAddressProblem(written: string): ContactProblem | undefined {
  const address = written.trim();
  if (!/^(?:https?:\/\/|\/(?!\/))\S+$/i.test(address)) return undefined;
  const end = /^https?:.*[^\s.,;:!?][/]?([.,;:]+)$/.exec(address)?.[1];
  if (end !== undefined) {
    const meant = address.slice(0, -end.length);
    return { tell: (place) => messages.addressWithStop(place, { written, end, meant }), meant, isSure: true };
  }
  const [program] = editing.find(([, pattern]) => pattern.test(address)) ?? [];
  if (program !== undefined) return { tell: (place) => messages.linkToEditor(place, { program }) };
  return findTracking(address);
}

function findTracking(address: string): ContactProblem | undefined {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(address) ?? [];
  const parts = query.split('&');
  const kept = parts.filter((part) => !tracking.test(part.split('=', 1)[0] ?? ''));
  const [first] = parts.filter((part) => !kept.includes(part));
  if (first === undefined) return undefined;
  const meant = `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
  const name = first.split('=', 1)[0] ?? '';
  return { tell: (place) => messages.addressWithTracking(place, { name, meant }), meant, isSure: false };
}
