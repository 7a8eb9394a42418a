/** Messages about the finished pages. `page` is the address of the page that shows it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { readableAddress } from '../readable-address.ts';
import { firstLetters } from '../words/first-letters.ts';
import { didYouMean } from './guess.ts';

const forDeveloper = 'This comes from a template, not from the content. Tell your developer.';

type BrokenLink = {
  href: string;
  page: string;
  path: string;
  /** Of the page that is meant, where one has a similar address. */
  meant: string | undefined;
  /** There is such a page, but it is not shown now. */
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
  const problem = createError(
    'link-broken',
    place,
    `The link “${readableAddress(href)}” on the page ${page} ${where}`,
    hint,
  );
  return { ...problem, lacks: { of: 'addresses', name: path, many } };
}

/** `name`: what the link asks the page by. `meant`: the address as others ask it. */
export function linkAsksOtherwise(
  place: Place,
  { href, name, meant }: { href: string; name: string; meant: string },
): Diagnostic {
  return createWarning(
    'link-asks-otherwise',
    place,
    `“${name}” in the link “${readableAddress(href)}” means nothing to the page that it leads to.`,
    `Did you mean “${readableAddress(meant)}”?`,
  );
}

export function linkEmpty(place: Place, { href, page }: { href: string; page: string }): Diagnostic {
  return createError(
    'link-empty',
    place,
    `A link on the page ${page} leads nowhere: its address is “${href}”.`,
    'Write where it leads, for example {example.page} or #faq.',
  );
}

/** `page`: or another file of the site. `behind`: the line of the value that a name in the link stands for. */
export function addressRefused(
  place: Place,
  { address, page, behind }: { address: string; page: string; behind?: Place | undefined },
): Diagnostic {
  const shown = address.length > 80 ? `${firstLetters(address, 79)}…` : address;
  const problem = createError(
    'address-refused',
    behind ?? place,
    `On ${page} this would be an address: “${shown}”. Nothing may lead there.`,
    'Write a page of this website ({example.page}), a web address (https://www.example.com), an email address (mailto:name@example.com) or a phone number (tel:{example.phone}).',
  );
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
  const problem = createError(
    'anchor-missing',
    place,
    `The link “${shown}” on the page ${page} leads to “#${id}”, but nothing there has that id.`,
    meant ? `Did you mean “#${meant}”?` : `Add this line to the section you mean: id: ${id}`,
  );
  const many = `links lead to “${shown}”, but nothing there has the id “${id}”.`;
  return { ...problem, lacks: { of: `ids of ${output}`, name: id, many } };
}

export function fileMissing(place: Place, { address, page }: { address: string; page: string }): Diagnostic {
  return createError(
    'file-missing',
    place,
    `The page ${page} shows the file “${readableAddress(address)}”, but the finished website does not have it.`,
    'Check the name of the picture or file in content/media.',
  );
}

export function idTwice(place: Place, { id, page }: { id: string; page: string }): Diagnostic {
  return createError(
    'id-twice',
    place,
    `Two things on the page ${page} have the id “${id}”, so a link can only lead to the first.`,
    'Give one of them another id.',
  );
}

export function referenceMissing(
  place: Place,
  { attribute, id, page }: { attribute: string; id: string; page: string },
): Diagnostic {
  return createError(
    'reference-missing',
    place,
    `On the page ${page}, ${attribute}="${id}" refers to something that is not there.`,
    forDeveloper,
  );
}

export function mainHeadingMissing(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'main-heading-missing',
    place,
    `The page ${page} has no main heading (h1).`,
    'Start the page with a section that has one, for example: - section: page-hero',
  );
}

export function mainHeadingTwice(place: Place, { text, page }: { text: string; page: string }): Diagnostic {
  return createError(
    'main-heading-twice',
    place,
    `The page ${page} has a second main heading (h1): “${text}”.`,
    'Keep one section with a main heading, such as hero or page-hero, and replace the other with a different section.',
  );
}

export function headingSkipped(
  place: Place,
  { text, level, expected, page }: { text: string; level: number; expected: number; page: string },
): Diagnostic {
  return createError(
    'heading-skipped',
    place,
    `The heading “${text}” on the page ${page} skips a level: it is level ${level}, and the next one down is level ${expected}.`,
    `In an article, write ${'#'.repeat(expected)} instead of ${'#'.repeat(level)}. In a page, give the section above it a title.`,
  );
}

export function headingEmpty(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'heading-empty',
    place,
    `A heading on the page ${page} has no text.`,
    'Write a title for that section.',
  );
}

export function pictureWithoutAlt(
  place: Place,
  { address, page }: { address: string; page: string },
): Diagnostic {
  return createError(
    'picture-without-alt',
    place,
    `The picture “${readableAddress(address)}” on the page ${page} has no description for people who can’t see it.`,
    'Say what it shows, for example alt: A red door with a brass knocker. If it is only decoration, write alt: ""',
  );
}

export function controlWithoutName(
  place: Place,
  { control, page }: { control: 'link' | 'button'; page: string },
): Diagnostic {
  return createError(
    'control-without-name',
    place,
    `A ${control} on the page ${page} has no text, so people who use a screen reader can’t tell what it does.`,
    'Give it a label, for example: label: Dates and prices',
  );
}

export function nameLeft(place: Place, { name, page }: { name: string; page: string }): Diagnostic {
  return createError(
    'name-left',
    place,
    `Visitors of the page ${page} would read “${name}”: nothing has been put in its place.`,
    'If it is the name of a value, correct it at this line. If it is an example for readers, mark it as code, with ` on either side. If nobody wrote it, a template forgets to fill it in: tell your developer.',
  );
}

export function pageTitleEmpty(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'page-title-empty',
    place,
    `The page ${page} has no title.`,
    'Write one at the top of its file, for example: title: About us',
  );
}

export function pageTitleShared(
  place: Place,
  { title, pages }: { title: string; pages: readonly string[] },
): Diagnostic {
  const problem = createWarning(
    'page-title-shared',
    place,
    `${pages.length} pages have the title “${title}”: ${listed(pages)}.`,
    'Give each page a title of its own, so that people can tell them apart in search results and tabs.',
  );
  return { ...problem, lacks: { of: 'own words', name: place.file } };
}

export function pageDescriptionShared(place: Place, { pages }: { pages: readonly string[] }): Diagnostic {
  const problem = createWarning(
    'page-description-shared',
    place,
    `${pages.length} pages have the same description: ${listed(pages)}.`,
    'Say in a sentence what each page is about.',
  );
  return { ...problem, lacks: { of: 'own words', name: place.file } };
}

export function pageTitleLong(
  place: Place,
  { page, length, shown, added }: { page: string; length: number; shown: number; added: string },
): Diagnostic {
  const room = shown - added.length;
  return createWarning(
    'page-title-long',
    place,
    `The title of the page ${page} is ${length} characters long${added === '' ? '' : ` with “${added}” added to it`}, but search results only show about ${shown}.`,
    `Shorten it to about ${room > shown / 2 ? room : shown} characters, with the words that matter most at the start.`,
  );
}

export function pageDescriptionLong(
  place: Place,
  { page, length, shown }: { page: string; length: number; shown: number },
): Diagnostic {
  return createWarning(
    'page-description-long',
    place,
    `The description of the page ${page} is ${length} characters long, but search results only show about ${shown}.`,
    `Shorten it to about ${shown} characters, with what matters most at the start.`,
  );
}

export function pageDescriptionShort(
  place: Place,
  { page, length, shown }: { page: string; length: number; shown: number },
): Diagnostic {
  return createWarning(
    'page-description-short',
    place,
    `The description of the page ${page} has only ${length} ${length === 1 ? 'character' : 'characters'}, too few for people to see in search results what the page offers.`,
    `Say in one or two sentences, of up to ${shown} characters, what visitors find on the page.`,
  );
}

export function pageUnlinked(place: Place, page: string): Diagnostic {
  return createWarning(
    'page-unlinked',
    place,
    `Nothing on this website links to the page ${page}, so visitors can’t find it.`,
    `Link to it from another page, or add it to the menu or the footer in site.yaml: - { label: …, to: ${page} }`,
  );
}

export function pictureHeavy(place: Place, size: { bytes: number; seconds: number }): Diagnostic {
  return createWarning(
    'picture-heavy',
    place,
    `This picture is ${megabytes(size.bytes)}, and visitors download all of it: SVG and moving pictures are published as they are. On a slow mobile connection that takes about ${duration(size.seconds)}.`,
    'Use a simpler drawing, or save it as a JPEG, PNG or WebP that does not move: smaller sizes of those are made for you.',
  );
}

export function downloadHeavy(place: Place, size: { bytes: number; seconds: number }): Diagnostic {
  return createWarning(
    'download-heavy',
    place,
    `This file is ${megabytes(size.bytes)}. On a slow mobile connection the download takes about ${duration(size.seconds)}.`,
    'Save a smaller copy. A PDF is usually large because of its photos: choose “smallest file size” or a lower picture quality when you export it.',
  );
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

/** Most names that fit a sentence. */
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
  const all = listed.length > 1 ? `${listed.slice(0, -1).join(', ')}${last}` : listed[0];
  const problem = createWarning(
    'entry-not-shown',
    place,
    `No page shows ${all} from content/${collection}, so visitors never see ${ids.length > 1 ? 'them' : 'it'}.`,
    [
      `Add ${ids.length > 1 ? 'them' : 'it'} to a list or section of a page, or delete the ${ids.length > 1 ? 'files' : 'file'}.`,
      ...(hasDrafts
        ? [
            ids.length > 1
              ? 'Until they are ready, write draft: true in each.'
              : 'Until it is ready, write draft: true.',
          ]
        : []),
    ].join(' '),
  );
  return { ...problem, related: others.map((other) => ({ place: other, message: 'Nor this.' })) };
}
