/** Messages about the finished pages. `page` is the address of the page that shows it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

const forDeveloper = 'This comes from a template, not from the content: ask your developer.';

export function linkBroken(
  place: Place,
  { href, page, meant }: { href: string; page: string; meant: string | undefined },
): Diagnostic {
  return createError(
    'link-broken',
    place,
    `The link "${href}" on the page ${page} leads nowhere: this site has no page or file of that address.`,
    meant ? `Did you mean "${meant}"?` : 'Check the spelling, or add the page to the routes in site.yaml.',
  );
}

export function linkEmpty(place: Place, { href, page }: { href: string; page: string }): Diagnostic {
  return createError(
    'link-empty',
    place,
    `A link on the page ${page} has no destination (it says "${href}").`,
    'Write where it leads, for example /courses or #faq.',
  );
}

export function anchorMissing(
  place: Place,
  { href, id, page, meant }: { href: string; id: string; page: string; meant: string | undefined },
): Diagnostic {
  return createError(
    'anchor-missing',
    place,
    `The link "${href}" on the page ${page} points to "#${id}", but nothing on the page it leads to has that id.`,
    meant ? `Did you mean "#${meant}"?` : `Give the section that you mean the line "id: ${id}".`,
  );
}

export function fileMissing(place: Place, { address, page }: { address: string; page: string }): Diagnostic {
  return createError(
    'file-missing',
    place,
    `The page ${page} shows the file "${address}", but the finished site doesn't have it.`,
    'Check the name of the picture or file in content/media.',
  );
}

export function idTwice(place: Place, { id, page }: { id: string; page: string }): Diagnostic {
  return createError(
    'id-twice',
    place,
    `Two things on the page ${page} have the id "${id}", so a link to it can only reach the first.`,
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
    `On the page ${page}, ${attribute}="${id}" names something that isn't there.`,
    forDeveloper,
  );
}

export function mainHeadingMissing(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'main-heading-missing',
    place,
    `The page ${page} has no main heading (h1).`,
    'Begin the page with a section that brings one, such as hero or page-hero.',
  );
}

export function mainHeadingTwice(place: Place, { text, page }: { text: string; page: string }): Diagnostic {
  return createError(
    'main-heading-twice',
    place,
    `The page ${page} has a second main heading (h1): "${text}".`,
    'Keep one section with a main heading, such as hero or page-hero, and use others for the rest.',
  );
}

export function headingSkipped(
  place: Place,
  { text, level, expected, page }: { text: string; level: number; expected: number; page: string },
): Diagnostic {
  return createError(
    'heading-skipped',
    place,
    `The heading "${text}" on the page ${page} skips a level: it is an h${level} where an h${expected} comes next.`,
    `In an article, write ${'#'.repeat(expected)} before the heading instead of ${'#'.repeat(level)}; give a section above it a title.`,
  );
}

export function headingEmpty(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'heading-empty',
    place,
    `A heading on the page ${page} has no text.`,
    'Write the title of that section.',
  );
}

export function pictureWithoutAlt(
  place: Place,
  { address, page }: { address: string; page: string },
): Diagnostic {
  return createError(
    'picture-without-alt',
    place,
    `The picture "${address}" on the page ${page} has no description for people who can't see it.`,
    'Write what it shows in alt; write alt: "" if it is only decoration.',
  );
}

export function controlWithoutName(
  place: Place,
  { control, page }: { control: 'link' | 'button'; page: string },
): Diagnostic {
  return createError(
    'control-without-name',
    place,
    `A ${control} on the page ${page} has no text, so nobody who listens to the page knows what it does.`,
    'Write its label.',
  );
}

export function pageTitleEmpty(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'page-title-empty',
    place,
    `The page ${page} has an empty title.`,
    'Write a title for it.',
  );
}

export function pageTitleShared(
  place: Place,
  { title, pages }: { title: string; pages: readonly string[] },
): Diagnostic {
  return createWarning(
    'page-title-shared',
    place,
    `${pages.length} pages have the title "${title}": ${listed(pages)}.`,
    'Give each a title of its own, so that they can be told apart in search results and tabs.',
  );
}

export function pageDescriptionShared(place: Place, { pages }: { pages: readonly string[] }): Diagnostic {
  return createWarning(
    'page-description-shared',
    place,
    `${pages.length} pages have the same description: ${listed(pages)}.`,
    'Describe in a sentence what is special about each page.',
  );
}

function listed(pages: readonly string[]): string {
  const shown = pages.slice(0, 4).join(', ');
  return pages.length > 4 ? `${shown}, …` : shown;
}
