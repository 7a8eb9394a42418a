/** Messages about the finished pages. `page` is the address of the page that shows it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

const forDeveloper = 'This comes from a template, not from the content. Tell your developer.';

export function linkBroken(
  place: Place,
  { href, page, meant }: { href: string; page: string; meant: string | undefined },
): Diagnostic {
  return createError(
    'link-broken',
    place,
    `The link “${href}” on the page ${page} leads nowhere: this website has no page or file with that address.`,
    didYouMean(meant) ?? 'Check the spelling, or add the page to “routes” in site.yaml.',
  );
}

export function linkEmpty(place: Place, { href, page }: { href: string; page: string }): Diagnostic {
  return createError(
    'link-empty',
    place,
    `A link on the page ${page} leads nowhere: its address is “${href}”.`,
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
    `The link “${href}” on the page ${page} leads to “#${id}”, but nothing there has that id.`,
    meant ? `Did you mean “#${meant}”?` : `Add this line to the section you mean: id: ${id}`,
  );
}

export function fileMissing(place: Place, { address, page }: { address: string; page: string }): Diagnostic {
  return createError(
    'file-missing',
    place,
    `The page ${page} shows the file “${address}”, but the finished website does not have it.`,
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
    `The picture “${address}” on the page ${page} has no description for people who can’t see it.`,
    'Say what it shows, for example alt: A nurse checks a drug chart. If it is only decoration, write alt: ""',
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
    'Give it a label, for example: label: See all courses',
  );
}

export function pageTitleEmpty(place: Place, { page }: { page: string }): Diagnostic {
  return createError(
    'page-title-empty',
    place,
    `The page ${page} has no title.`,
    'Write one at the top of its file, for example: title: Our courses',
  );
}

export function pageTitleShared(
  place: Place,
  { title, pages }: { title: string; pages: readonly string[] },
): Diagnostic {
  return createWarning(
    'page-title-shared',
    place,
    `${pages.length} pages have the title “${title}”: ${listed(pages)}.`,
    'Give each page a title of its own, so that people can tell them apart in search results and tabs.',
  );
}

export function pageDescriptionShared(place: Place, { pages }: { pages: readonly string[] }): Diagnostic {
  return createWarning(
    'page-description-shared',
    place,
    `${pages.length} pages have the same description: ${listed(pages)}.`,
    'Say in a sentence what each page is about.',
  );
}

function listed(pages: readonly string[]): string {
  const shown = pages.slice(0, 4).join(', ');
  return pages.length > 4 ? `${shown}, …` : shown;
}
