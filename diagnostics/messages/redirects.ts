/** Problems with old addresses: `aliases` of pages and entries, `redirects` in site.yaml. */
import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

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
  const problem = generated.redirectTwice(place, { from });
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
    'Give “to” the address of a page.',
  );
}

export function redirectToNowhere(
  place: Place,
  { from, to, meant }: { from: string; to: string; meant: string | undefined },
): Diagnostic {
  return generated.redirectToNowhere(place, {
    from,
    to,
    hint: didYouMean(meant) ?? 'Check the spelling. Addresses of pages stand under “routes” in site.yaml.',
  });
}

export function addressGone(
  place: Place,
  from: string,
  now: { to: string; file: string } | undefined,
): Diagnostic {
  return generated.addressGone(place, {
    from,
    hint: now
      ? `If ${now.to} is the same page, add “aliases: [${from}]” to ${now.file}.`
      : `Under “redirects” in site.yaml, write where visitors should land: { from: ${from}, to: / }`,
  });
}
