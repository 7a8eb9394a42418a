/** Problems with names of values, and with references to entries, files and addresses. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { meantAddress, withoutFirstBeginning, withoutSpaces } from '../meant-address.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import type { Thing } from '../thing.ts';
import { firstLetters } from '../words/first-letters.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';
import { linkToOwnComputer } from './nowhere.ts';

// Names of values

type UnknownNameDetails = Guess & { entry?: Thing; group?: string; isTakenOut?: true };

/**
 * `entry`: set if the entry is missing too. `group`: the beginning of the name, if no value begins with it.
 * `isTakenOut`: the base site has it, but this branch overrides that. The end of `{facts.exam.days-day}` belongs after
 * the bracket.
 */
export function unknownName(
  place: Place,
  name: string,
  { meant, known, entry, group, isTakenOut }: UnknownNameDetails,
): Diagnostic {
  const back = isTakenOut
    ? 'This site has taken it out: write its own, or write this text again for this site without it.'
    : 'Put it back, or remove what refers to it.';
  const near =
    meant === undefined
      ? listKnown(known, (one) => `{${one}}`)
      : `Did you mean {${meant}}${name.startsWith(`${meant}-`) ? name.slice(meant.length) : ''}?`;
  const hint = isTakenOut ? back : near;
  return {
    ...generated.unknownName(place, { name, hint }),
    lacks: entry
      ? { ...entry, many: `places use values of “${entry.name}”, but it is not in content/${entry.of}.` }
      : {
          ...{ of: 'values', name, many: `places use {${name}}, but there is no value called that.` },
          ...(meant === undefined && { back }),
          ...(group !== undefined && {
            group: { name: group, many: `places use {${group}.…}, but no value is called that.` },
          }),
        },
  };
}

/** `name`: the one in texts; `now`: what its last part is now called in its file. */
type RenamedDetails = { name: string; isGroup: boolean; now: string; places: readonly Place[] };

/** Reported at the value instead of `unknownName` at its uses. */
export function renamedValue(
  place: Place,
  { name, isGroup, now, places }: RenamedDetails,
): Omit<Diagnostic, 'code' | 'severity'> {
  const count = places.length;
  const was = name.slice(name.lastIndexOf('.') + 1);
  return {
    place,
    message: `${count} places use {${name}${isGroup ? '.…' : ''}}, but here it is called “${now}”.`,
    hint: `Write “${was}” again, or change the ${count} places.`,
    related: places.map((use) => ({ place: use, message: 'It is used here.' })),
  };
}

/**
 * `files`: those in which the branch would rewrite the texts. `confirmed`: the entry of “confirmed” that allows it to
 * be shown all the same.
 */
type TakenOutDetails = {
  name: string;
  isWithin: boolean;
  places: readonly Place[];
  files: readonly string[];
  confirmed: string | undefined;
};

/** Reported at the branch’s own line instead of `unknownName`, if its base’s texts use the value. */
export function takenOutValue(
  place: Place,
  { name, isWithin, places, files, confirmed }: TakenOutDetails,
): Omit<Diagnostic, 'code' | 'severity'> {
  const count = places.length;
  const use =
    count === 1 ? 'a text of the base site still uses' : `${count} places of the base site still use`;
  const shown = files.slice(0, 3).join(', ');
  const others = files.length > 3 ? ` and ${files.length - 3} more` : '';
  const again = `write the ${count === 1 ? 'text' : 'texts'} again without it in this branch’s own ${shown}${others}`;
  const share =
    confirmed === undefined
      ? ''
      : ` If this site shares the base site’s, delete this line and add “${confirmed}” to “confirmed”.`;
  return {
    place,
    message: `This branch removes {${name}${isWithin ? '.…' : ''}}, but ${use} it.`,
    hint: `Write the branch’s own here, or ${again}.${share}`,
    related: places.map((one) => ({ place: one, message: 'It is used here.' })),
  };
}

export function missingFacts(place: Place): Diagnostic {
  return {
    ...generated.missingFacts(place),
    lacks: { of: 'facts', name: 'facts' },
  };
}

type NamedValues = { names: readonly string[]; shown: string };

/** `other`: the place of the first one. */
export function itemTwice(place: Place, name: string | undefined, other: Place): Diagnostic {
  const what =
    name === undefined ? 'This' : `“${name.length > 60 ? `${firstLetters(name, 59).trimEnd()}…` : name}”`;
  return {
    ...generated.itemTwice(place, { what }),
    related: [{ place: other, message: 'The first one.' }],
  };
}

export function saidTwice(place: Place, written: string, { names }: NamedValues): Diagnostic {
  return generated.saidTwice(place, { written, names: anyOf(names) });
}

export function saidOtherwise(place: Place, written: string, { names, shown }: NamedValues): Diagnostic {
  return generated.saidOtherwise(place, { written, name: names[0] ?? '', shown, names: anyOf(names) });
}

/** At most three: more don’t help to choose. */
function anyOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `{${name}}`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** `page`: the one that uses it. */
export function nameElsewhere(place: Place, name: string, collection: string, page: string): Diagnostic {
  const problem = generated.nameElsewhere(place, {
    name,
    collection,
    field: name.split('.').slice(1).join('.') || 'title',
  });
  return { ...problem, lacks: currentOf(page, collection) };
}

/** The entry that a page is made for. */
function currentOf(page: string, collection: string): Diagnostic['lacks'] {
  const many = `values on this page are those of the entry that it is made for, but it is not made for each entry in content/${collection}.`;
  return { of: `current of ${collection}`, name: page, many };
}

/** `way`: the fields that name each other, in order; the last one names the first. */
export function nameCircle(place: Place, name: string, way: readonly string[]): Diagnostic {
  const [first = name] = way;
  const round = [...way, first].map((field) => `{${field}}`).join(' → ');
  return createError(
    'name-circle',
    place,
    way.length === 1
      ? `This text refers to itself: {${name}}.`
      : `These texts refer to each other: ${round}.`,
    'Write one of them out in full.',
  );
}

/** `own`: the place of its text. */
export function nameOfNames(place: Place, name: string, own: Place): Diagnostic {
  const problem = generated.nameOfNames(place, { name });
  const message = `Other texts use {${name}}, so its own text can’t have a name in curly brackets.`;
  const cause = { place: own, message, hint: 'Write the value out here, without curly brackets.' };
  return { ...problem, lacks: { of: 'plain values', name, cause } };
}

/**
 * `meant`: the name in one pair of brackets, if it is known what is `wrong`: two pairs, or one bracket of a pair is
 * missing.
 */
export function strayBrace(
  place: Place,
  written: string,
  meant?: { wrong: 'twice' | 'not opened' | 'not closed'; name: string },
): Diagnostic {
  const messages = {
    twice: `There are two pairs of curly brackets around this name, and one is enough: ${written}`,
    'not opened': `The curly bracket before this name is missing: ${written}`,
    'not closed': `The curly bracket behind this name is missing: ${written}`,
  };
  return createError(
    'stray-brace',
    place,
    meant === undefined ? `There is a curly bracket on its own here: ${written}` : messages[meant.wrong],
    meant === undefined
      ? 'Curly brackets come in pairs, around the name of a value: {site.name}. Use round brackets for anything else.'
      : `Write ${meant.name}`,
  );
}

// Entries, files, links

export function unknownEntry(
  place: Place,
  { id, collection, meant, known, elsewhere }: Guess & { id: string; collection: string; elsewhere?: string },
): Diagnostic {
  const problem = generated.unknownEntry(place, {
    id,
    collection,
    hint:
      didYouMean(meant) ??
      (elsewhere === undefined
        ? undefined
        : `There is an entry called that in content/${elsewhere}: put it in the field for those instead.`) ??
      withDeleted(listKnown(known)) ??
      `content/${collection} has nothing in it yet: put a file ${id} there, or delete this line.`,
  });
  const many = `places name “${id}”, but it is not in content/${collection}.`;
  const back = `If its file was deleted, put it back. If not, remove what refers to it.`;
  return { ...problem, lacks: { of: collection, name: id, many, ...(meant === undefined && { back }) } };
}

function withDeleted(known: string | undefined): string | undefined {
  return known && `${known} If its file was deleted by mistake, put it back.`;
}

/** `a; b` or `a b` instead of two entries. */
export function entriesInOne(place: Place, written: string, names: readonly string[]): Diagnostic {
  return generated.entriesInOne(place, { written, count: names.length, names: names.join(', ') });
}

export function unknownField(
  place: Place,
  { field, collection, meant, known }: Guess & { field: string; collection: string },
): Diagnostic {
  return generated.unknownField(place, { collection, field, hint: didYouMean(meant) ?? listKnown(known) });
}

/** `list`: the list of site.yaml that defines the values. */
export type UnmatchedValue = {
  field: string;
  written: string;
  allowed: readonly string[];
  meant: string | undefined;
  list: string | undefined;
};

export function unmatchedValue(
  place: Place,
  { field, written, allowed, meant, list }: UnmatchedValue,
): Diagnostic {
  const problem = generated.unmatchedValue(place, {
    written,
    field,
    hint: didYouMean(meant) ?? listKnown(allowed),
  });
  if (list === undefined) return problem;
  const many = `places look for “${written}” in the field “${field}”, but no entry has it.`;
  return { ...problem, lacks: { of: list, name: written, many } };
}

/** `page`: the one with the key. */
export function currentElsewhere(place: Place, key: string, collection: string, page: string): Diagnostic {
  const problem = generated.currentElsewhere(place, { key, collection });
  return { ...problem, lacks: currentOf(page, collection) };
}

export function nothingBeside(place: Place, name: string, meant: string | undefined): Diagnostic {
  const hint = didYouMean(meant) ?? 'Put the file into this folder, or correct the name.';
  return { ...generated.nothingBeside(place, { name, hint }), lacks: { of: 'media', name } };
}

export function unknownMedia(place: Place, name: string, meant: string | undefined): Diagnostic {
  const problem = generated.unknownMedia(place, {
    name,
    hint: didYouMean(meant) ?? 'Put the file in that folder, or correct the name.',
  });
  const many = `places show the file “${name}”, but it is not in content/media.`;
  return { ...problem, lacks: { of: 'media', name, many } };
}

/** `address`: on another website, or `data:` with the whole file in it. */
export function mediaElsewhere(place: Place, address: string): Diagnostic {
  const isData = /^(?:data|blob):/i.test(address);
  const last = /\/([\w-]+\.\w{3,4})(?:[?#].*)?$/s.exec(address)?.[1] ?? 'lab.jpg';
  return createError(
    'media-elsewhere',
    place,
    isData
      ? 'This is a whole picture in place of the name of its file.'
      : 'A file can’t be shown from another website, only from content/media.',
    `Save the file, put it into content/media, and write its name: ${last}`,
  );
}

export function noPicture(place: Place, name: string): Diagnostic {
  const problem = generated.noPicture(place, { name });
  return { ...problem, lacks: { of: 'media', name } };
}

/**
 * `name`: the name at the start of the link, whose value is not an address. `page`: the address of the page whose file
 * is named.
 */
export type LinkProblem = {
  kind: 'protocol' | 'form' | 'own-file' | 'own-server' | 'spaces' | 'twice';
  name?: string;
  page?: string;
  /** The address that was meant, if the value of the name reveals it. */
  meant?: string;
  /** A value of an entry, if the link is wrong only with that: `address` is the resulting link. */
  value?: { place: Place; address: string };
};

export function wrongLink(place: Place, written: string, problem: LinkProblem): Diagnostic {
  const { value } = problem;
  return value ? wrongValue(place, written, { ...problem, value }) : wrongAddress(place, written, problem);
}

/** Reported at the value, since the link is right with those of other entries. */
function wrongValue(
  place: Place,
  written: string,
  { kind, value: { place: own, address } }: LinkProblem & { value: { place: Place; address: string } },
): Diagnostic {
  const shown = address.length > 80 ? `${firstLetters(address, 79)}…` : address;
  const why = kind === 'protocol' ? 'which can’t be used as a link' : 'which is not an address';
  const problem = createError(
    'wrong-link',
    own,
    `The link “${written}” takes this value, and would lead to “${shown}”, ${why}.`,
    'Write something here that makes an address, or write the link in another way.',
  );
  return { ...problem, related: [{ place, message: 'The link is here.' }] };
}

function wrongAddress(place: Place, written: string, { kind, name, page, meant }: LinkProblem): Diagnostic {
  const problem =
    kind === 'own-file' || kind === 'own-server'
      ? linkToOwnComputer(place, written, kind === 'own-file' ? 'file' : 'server')
      : createError(
          'wrong-link',
          place,
          whyNoLink(written, kind),
          page === undefined ? (didYouMean(meant) ?? linkInstead(written, kind)) : `Write ${page}`,
        );
  return name === undefined ? problem : { ...problem, lacks: { of: 'values', name } };
}

function whyNoLink(written: string, kind: LinkProblem['kind']): string {
  const inQuotes = /^[“”„‘’«](.+)[“”‘’»]$/.exec(written)?.[1];
  if (inQuotes !== undefined)
    return `The curly quotation marks around ${inQuotes} are read as part of the address.`;
  if (kind === 'twice') return `The beginning of this address is written twice: ${quoted(written)}.`;
  if (kind === 'spaces') {
    const spaces = written.match(/\s+/g)?.length === 1 ? 'a space' : 'spaces';
    return `${quoted(written)} has ${spaces} in it, but an address has none.`;
  }
  return kind === 'protocol'
    ? `“${written}” can’t be used as a link.`
    : `${quoted(written)} is not an address that a link can lead to.`;
}

function linkInstead(written: string, kind: LinkProblem['kind']): string {
  const sure = sureAddress(written, kind);
  if (sure !== undefined) return `Write ${sure}`;
  if (kind === 'spaces') return 'Write the address without spaces, as the browser shows it.';
  return (
    didYouMean(meantAddress(written)) ??
    `Write a page of this website ({example.page}), a place on the page (#faq), a web address (https://www.example.com), an email address (mailto:name@example.com) or a phone number (tel:{example.phone}).`
  );
}

/** The only address that can have been meant. */
export function sureAddress(written: string, kind: LinkProblem['kind']): string | undefined {
  if (kind === 'spaces') return withoutSpaces(written);
  return kind === 'twice' ? withoutFirstBeginning(written) : undefined;
}

/** A text with its own quotation marks needs no others. */
function quoted(text: string): string {
  return /^[“„”"]/.test(text) ? text : `“${text}”`;
}
