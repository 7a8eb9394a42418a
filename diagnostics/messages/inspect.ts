/** Messages about the finished pages. `page` is the address of the page concerned. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { readableAddress } from '../readable-address.ts';
import { firstLetters } from '../words/first-letters.ts';
import { didYouMean } from './guess.ts';

const forDeveloper = 'This comes from a template, not from the content. Tell your developer.';

type BrokenLink = {
  href: string;
  page: string;
  path: string;
  /** The address that was meant, if a page has a similar one. */
  meant: string | undefined;
  /** Such a page exists, but it is not shown now. */
  isHidden: boolean;
};

export function linkBroken(place: Place, { href, page, path, meant, isHidden }: BrokenLink): Diagnostic {
  const lack = 'this website has no page or file with that address.';
  const [where, many, hint] = isHidden
    ? [
        'leads to a page that is not shown.',
        `links lead to ${path}, a page that is not shown.`,
        'Delete the link, or show the page: see “draft”, “from” and “until” in its file.',
      ]
    : [
        `leads nowhere: ${lack}`,
        `links lead to ${path}, but ${lack}`,
        didYouMean(meant) ?? 'Check the spelling, or add the page to “routes” in site.yaml.',
      ];
  const problem = generated.linkBroken(place, { href: readableAddress(href), page, where, hint });
  return { ...problem, lacks: { of: 'addresses', name: path, many } };
}

/** `name`: that of a parameter in the link. `meant`: the address as other links write it. */
export function linkAsksOtherwise(
  place: Place,
  { href, name, meant }: { href: string; name: string; meant: string },
): Diagnostic {
  return generated.linkAsksOtherwise(place, {
    name,
    href: readableAddress(href),
    meant: readableAddress(meant),
  });
}

/** `page`: or another file of the site. `behind`: the line of the value that a name in the link refers to. */
export function addressRefused(
  place: Place,
  { address, page, behind }: { address: string; page: string; behind?: Place | undefined },
): Diagnostic {
  const shown = address.length > 80 ? `${firstLetters(address, 79)}…` : address;
  const problem = generated.addressRefused(behind ?? place, { page, shown });
  return behind ? { ...problem, related: [{ place, message: 'The link is here.' }] } : problem;
}

export function anchorMissing(
  place: Place,
  {
    href,
    id,
    page,
    output,
    meant,
  }: { href: string; id: string; page: string; output: string; meant: string | undefined },
): Diagnostic {
  const shown = readableAddress(href);
  const problem = generated.anchorMissing(place, {
    shown,
    page,
    id,
    hint: meant ? `Did you mean “#${meant}”?` : `Add this line to the section you mean: id: ${id}`,
  });
  const many = `links lead to “${shown}”, but nothing there has the id “${id}”.`;
  return { ...problem, lacks: { of: `ids of ${output}`, name: id, many } };
}

export function fileMissing(place: Place, { address, page }: { address: string; page: string }): Diagnostic {
  return generated.fileMissing(place, { page, address: readableAddress(address) });
}

export function referenceMissing(
  place: Place,
  { attribute, id, page }: { attribute: string; id: string; page: string },
): Diagnostic {
  return generated.referenceMissing(place, { page, attribute, id, hint: forDeveloper });
}

export function headingSkipped(
  place: Place,
  { text, level, expected, page }: { text: string; level: number; expected: number; page: string },
): Diagnostic {
  return generated.headingSkipped(place, {
    text,
    page,
    level,
    expected,
    meant: '#'.repeat(expected),
    written: '#'.repeat(level),
  });
}

export function pictureWithoutAlt(
  place: Place,
  { address, page }: { address: string; page: string },
): Diagnostic {
  return generated.pictureWithoutAlt(place, { address: readableAddress(address), page });
}

export function controlWithoutName(
  place: Place,
  { control, page }: { control: 'link' | 'button'; page: string },
): Diagnostic {
  return generated.controlWithoutName(place, { control, page });
}

export function pageTitleShared(
  place: Place,
  { title, pages }: { title: string; pages: readonly string[] },
): Diagnostic {
  const problem = generated.pageTitleShared(place, { count: pages.length, title, pages: listed(pages) });
  return { ...problem, lacks: { of: 'own words', name: place.file } };
}

export function pageDescriptionShared(place: Place, { pages }: { pages: readonly string[] }): Diagnostic {
  const problem = generated.pageDescriptionShared(place, { count: pages.length, pages: listed(pages) });
  return { ...problem, lacks: { of: 'own words', name: place.file } };
}

export function pageTitleLong(
  place: Place,
  { page, length, shown, added }: { page: string; length: number; shown: number; added: string },
): Diagnostic {
  const room = shown - added.length;
  return generated.pageTitleLong(place, {
    page,
    length,
    withAdded: added === '' ? '' : ` with “${added}” added to it`,
    shown,
    room: room > shown / 2 ? room : shown,
  });
}

export function pageDescriptionShort(
  place: Place,
  { page, length, shown }: { page: string; length: number; shown: number },
): Diagnostic {
  return generated.pageDescriptionShort(place, {
    page,
    length,
    unit: length === 1 ? 'character' : 'characters',
    shown,
  });
}

export function pictureHeavy(place: Place, size: { bytes: number; seconds: number }): Diagnostic {
  return generated.pictureHeavy(place, { size: megabytes(size.bytes), duration: duration(size.seconds) });
}

export function downloadHeavy(place: Place, size: { bytes: number; seconds: number }): Diagnostic {
  return generated.downloadHeavy(place, { size: megabytes(size.bytes), duration: duration(size.seconds) });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}

function listed(pages: readonly string[]): string {
  const shown = pages.slice(0, 4).join(', ');
  return pages.length > 4 ? `${shown}, …` : shown;
}

/** The most names that fit into a sentence. */
const mostNamed = 8;

export function entriesNotShown(
  place: Place,
  {
    collection,
    ids,
    others,
    hasDrafts,
  }: { collection: string; ids: readonly string[]; others: readonly Place[]; hasDrafts: boolean },
): Diagnostic {
  const named = ids.slice(0, mostNamed).map((id) => `“${id}”`);
  const rest = ids.length - named.length;
  const listed = [...named, ...(rest > 0 ? [`${rest} more`] : [])];
  const last = listed.length > 1 ? ` and ${listed.at(-1)}` : '';
  const all = listed.length > 1 ? `${listed.slice(0, -1).join(', ')}${last}` : listed.join('');
  const problem = generated.entryNotShown(place, {
    all,
    collection,
    pronoun: ids.length > 1 ? 'them' : 'it',
    hint: [
      `Add ${ids.length > 1 ? 'them' : 'it'} to a list or section of a page, or delete the ${ids.length > 1 ? 'files' : 'file'}.`,
      ...(hasDrafts
        ? [
            ids.length > 1
              ? 'Until they are ready, write draft: true in each.'
              : 'Until it is ready, write draft: true.',
          ]
        : []),
    ].join(' '),
  });
  return { ...problem, related: others.map((other) => ({ place: other, message: 'Nor this.' })) };
}
