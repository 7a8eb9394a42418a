/** What is wrong with old addresses: `aliases` of pages and entries, `redirects` in site.yaml. */
import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

export function aliasWithoutPage(place: Place, from: string): Diagnostic {
  return createError(
    'alias-without-page',
    place,
    `Whoever follows ${from} can’t be sent here: this has no page of its own.`,
    'Delete the alias, or write under “redirects” in site.yaml where the old address leads.',
  );
}

export function redirectFromPage(place: Place, { from, page }: { from: string; page: string }): Diagnostic {
  return createError(
    'redirect-from-page',
    place,
    from === page
      ? `There is a page at ${from}, so nobody can be sent on from there.`
      : `There is a page at ${page}, so nobody can be sent on from ${from}.`,
    'Delete the old address, or move the page in “routes” in site.yaml.',
  );
}

export function redirectTwice(place: Place, from: string, other: Place): Diagnostic {
  const problem = createError(
    'redirect-twice',
    place,
    `The old address ${from} is written twice, and it can lead to one page only.`,
    'Delete one of the two.',
  );
  return { ...problem, related: [{ place: other, message: 'It is written here first.' }] };
}

export function redirectCircle(place: Place, steps: readonly string[]): Diagnostic {
  const [from = '', ...others] = steps;
  return createError(
    'redirect-circle',
    place,
    others.length === 0
      ? `The address ${from} leads to itself.`
      : `These addresses lead in a circle: ${[...steps, from].join(' → ')}.`,
    'Write under “to” the address of a page.',
  );
}

export function redirectToNowhere(
  place: Place,
  { from, to, meant }: { from: string; to: string; meant: string | undefined },
): Diagnostic {
  return createError(
    'redirect-to-nowhere',
    place,
    `Whoever follows ${from} is sent to ${to}, but this website has no page or file with that address.`,
    didYouMean(meant) ?? 'Check the spelling. Addresses of pages stand under “routes” in site.yaml.',
  );
}

export function redirectHidesFile(place: Place, from: string, file: string): Diagnostic {
  return createError(
    'redirect-hides-file',
    place,
    `The website has the file ${file}, so nobody can be sent on from ${from}.`,
    'Delete the old address: the file is what visitors should get.',
  );
}

export function addressGone(
  place: Place,
  from: string,
  now: { to: string; file: string } | undefined,
): Diagnostic {
  return createWarning(
    'address-gone',
    place,
    `The page ${from} is gone. Links on other websites and in search engines still lead there.`,
    now
      ? `If ${now.to} is the same page, add “aliases: [${from}]” to ${now.file}.`
      : `Under “redirects” in site.yaml, write where visitors should land: { from: ${from}, to: / }`,
  );
}

export function redirectsBeyondHost(
  place: Place,
  { all, taken }: { all: number; taken: number },
): Diagnostic {
  return createWarning(
    'redirects-beyond-host',
    place,
    `The website has ${all} old addresses, and Cloudflare Pages takes ${taken} of them as redirects: it reads at most 2,000 lines of at most 1,000 characters each.`,
    'The others still lead visitors on, more slowly, by a page at the old address. Take out those that nobody follows any more.',
  );
}
