/** Messages about a branch whose base has changed. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Path, Place } from '../place.ts';

/** `title`: the one that visitors know. `name`: courses/oet-comprehensive, or a file. */
export type NamedEntry = { title?: string; name: string };

/** A value as far as it is known: itself, perhaps only its beginning; or only its size, such as 5 items. */
export type ShownValue = { kind: 'value'; value: unknown } | { kind: 'size'; words: string };

type BaseChange = {
  entry: NamedEntry;
  /** The path of each value on the line. */
  paths: readonly Path[];
  was: ShownValue;
  is: ShownValue;
  /** The branch's value; `null` if it has removed it. */
  now: unknown;
  /** The date of the note: 2026-05-03. */
  on: string;
  base: Place;
};

export function baseChanged(place: Place, change: BaseChange): Diagnostic {
  const { entry, paths, was, is, on, base } = change;
  const [before, after] = [shown(was), shown(is)];
  const fromTo =
    before === after || paths.length > 1 || was.kind === 'size' ? '' : ` from ${before} to ${after}`;
  const target = `${place.file}:${place.line}`;
  const isGone = is.kind === 'value' && is.value === undefined;
  return {
    ...generated.baseChanged(place, {
      paths: fieldsShown(paths),
      entry: entryShown(entry),
      fromTo,
      change: said(change),
      on: dayShown(on),
      target,
    }),
    related: [{ place: base, message: isGone ? 'It was in this file.' : 'Head office’s is here.' }],
  };
}

type Gain = { entry: NamedEntry; collection: string; base: Place };

export function baseGained(place: Place, { entry, collection, base }: Gain): Diagnostic {
  return {
    ...generated.baseGained(place, { collection, entry: entryShown(entry).replace(/^\w+ /, '') }),
    related: [{ place: base, message: 'It is here.' }],
  };
}

type RenamedThing = { was: string; now: string; what: 'file' | 'name'; others: readonly Place[] };

/** `was`, `now`: entries, such as courses/oet-weekend, or addresses. `others`: the other places with the old name. */
export function baseRenamed(place: Place, { was, now, what, others }: RenamedThing): Diagnostic {
  const [, id = now] = /\/([^/]*)$/.exec(now) ?? [];
  const ending = /\.[a-z]+$/.exec(place.file)?.[0] ?? '';
  return {
    ...generated.baseRenamed(place, {
      was,
      now,
      hint:
        what === 'file'
          ? `Give this file the name ${id}${ending}${others.length > 0 ? `, and write “${id}” in the other places` : ''}.`
          : `Write “${now.startsWith('/') ? now : id}” ${others.length > 0 ? 'here and in the other places' : 'here'}.`,
    }),
    ...(others.length > 0 && {
      related: others.map((other) => ({ place: other, message: 'The old name is here too.' })),
    }),
  };
}

type GoneEntry = {
  /** Such as “course”. */
  kind: string;
  collection: string;
  id: string;
  /** The id of the entry that the file was probably meant for. */
  meant: string | undefined;
  /** Required fields that the file lacks to be an entry by itself. */
  lacks: readonly string[];
  /** Other places that name it. */
  uses: readonly Place[];
};

/** A file with only the differences from an entry that the base doesn't have. */
export function baseEntryGone(
  place: Place,
  { kind, collection, id, meant, lacks, uses }: GoneEntry,
): Diagnostic {
  const ending = /\.[a-z]+$/.exec(place.file)?.[0] ?? '';
  const rename =
    meant === undefined ? '' : `If you mean “${meant}”, give this file the name ${meant}${ending}. If not, `;
  const remove = meant === undefined ? 'Delete this file' : 'delete this file';
  const rest =
    lacks.length > 0
      ? `or, for a ${kind} of this site’s own, add ${listShown(lacks.map((name) => `“${name}”`))}.`
      : `or, to keep it as this site’s own, delete the comments “head office” in it.`;
  return {
    ...generated.baseEntryGone(place, {
      kind,
      id,
      effect:
        lacks.length > 0
          ? 'and this file says only what is different about one'
          : 'so this one is now shown only by this site',
      rename,
      remove,
      rest,
    }),
    severity: lacks.length > 0 ? 'error' : 'warning',
    hides: [
      { of: `problems of ${place.file}` },
      ...(meant === undefined ? [] : [{ of: 'unsaid', name: `${collection}/${meant}` }]),
    ],
    ...(uses.length > 0 && { related: uses.map((use) => ({ place: use, message: 'It is named here.' })) }),
  };
}

export function nothingOverridden(place: Place, written: string, file: string | undefined): Diagnostic {
  return generated.nothingOverridden(place, {
    written,
    hint:
      file === undefined
        ? 'Write a file, a line of it or a field, for example: site.yaml, site.yaml:4 or site.yaml:tagline.'
        : `Did you mean “${file}”?`,
  });
}

function shown(known: ShownValue): string {
  if (known.kind === 'size') return known.words;
  const { value } = known;
  if (typeof value === 'number') return value.toLocaleString('en-GB', { maximumFractionDigits: 20 });
  if (typeof value === 'string') return value === '' ? 'no text' : `“${cut(value)}”`;
  return value === null || value === undefined ? 'nothing' : String(value);
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > 60 ? `${characters.slice(0, 40).join('')}…` : characters.join('');
}

/** `the price`; `“menu › /courses › label” and “…”` */
function fieldsShown(paths: readonly Path[]): string {
  const [only = [], ...others] = paths;
  const [first] = only;
  if (others.length === 0 && only.length === 1 && /^[a-z]+$/.test(String(first))) return `the ${first}`;
  return listShown(paths.map((path) => `“${path.join(' › ')}”`));
}

function listShown(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function entryShown({ title, name }: NamedEntry): string {
  return title === undefined ? `in ${name}` : `of ${title} (${name})`;
}

function said({ now, paths }: BaseChange): string {
  if (paths.length > 1) return 'you set yours';
  if (now === null || now === undefined) return 'you took it out';
  return typeof now === 'object' ? 'you wrote your own' : `you set ${shown({ kind: 'value', value: now })}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dayShown(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1] ?? ''} ${year}`;
}
