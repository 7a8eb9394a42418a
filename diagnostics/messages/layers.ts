/** Messages about a site that extends another, and what it inherits. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { firstLetters } from '../words/first-letters.ts';
import { didYouMean, listKnown } from './guess.ts';

export function baseMissing(place: Place, written: string): Diagnostic {
  return generated.baseMissing(place, { written });
}

export function baseNotASite(place: Place, written: string): Diagnostic {
  return generated.baseNotASite(place, { written });
}

export function baseOutside(place: Place, written: string): Diagnostic {
  return generated.baseOutside(place, { written });
}

export function baseIsLink(place: Place, written: string): Diagnostic {
  return generated.baseIsLink(place, { written });
}

/** `isItself`: whether it refers to the very file that contains it. */
export function baseCircular(place: Place, written: string, isItself: boolean): Diagnostic {
  return createError(
    'base-circular',
    place,
    isItself
      ? `“${written}” is this site’s own file, and a site can’t be a branch of itself.`
      : `“${written}” is itself a branch of this site, so neither could be finished.`,
    isItself
      ? 'Write the path from this folder to the site.yaml of the base site, for example: extends: ../../site.yaml'
      : 'Delete the line “extends” in one of the two.',
  );
}

/** `known`: what could be removed instead. `isFile`: whether a whole file says it. */
export function nothingToRemove(
  place: Place,
  name: string,
  {
    meant,
    known = [],
    isFile = false,
  }: { meant?: string | undefined; known?: readonly string[]; isFile?: boolean } = {},
): Diagnostic {
  return generated.nothingToRemove(place, {
    name,
    hint: isFile ? fileInstead(meant) : linesInstead(meant, known),
  });
}

function fileInstead(meant: string | undefined): string {
  return meant === undefined
    ? 'Delete this file.'
    : `If you mean “${meant}”, give this file that name. If not, delete this file.`;
}

function linesInstead(meant: string | undefined, known: readonly string[]): string {
  if (meant !== undefined) return `Did you mean “${meant}”? If not, delete these lines.`;
  const others = known.length > 0 ? `It has: ${known.slice(0, 12).join(', ')}. ` : '';
  return `${others}Correct the name, or delete these lines.`;
}

/** `lacks`: what a new item would need. `known`: what could be meant instead. */
export function nothingToChange(
  place: Place,
  name: string,
  { meant, known, lacks }: { meant: string | undefined; known: readonly string[]; lacks: readonly string[] },
): Diagnostic {
  const isNew =
    lacks.length === 0 ? 'delete “change: true”' : `add ${lacks.map((field) => `“${field}”`).join(', ')}`;
  const rest = `If this is a new item, ${isNew}. If it isn’t needed any more, delete these lines.`;
  return generated.nothingToChange(place, {
    name,
    hint: `${didYouMean(meant) ?? listKnown(known) ?? ''} ${rest}`.trim(),
  });
}

/** `first`: the place of the item's earlier change. */
export function changedTwice(place: Place, name: string, first: Place): Diagnostic {
  return {
    ...generated.changedTwice(place, { name }),
    related: [{ place: first, message: 'It is changed here already.' }],
  };
}

/** `tellings`: the fields that distinguish the candidates, as in the base. */
export function keyNotUnique(
  place: Place,
  key: string,
  { other, tellings }: { other: Place; tellings: readonly string[] },
): Diagnostic {
  const [first = '', ...others] = tellings;
  const shown = others.length === 0 ? first : `${tellings.slice(0, 4).join(', or ')}`;
  return {
    ...generated.keyNotUnique(place, {
      key,
      hint:
        first === ''
          ? 'Write out the whole list: { replace: […] }'
          : `Say which with a field exactly as the base site has it: ${shown}`,
    }),
    related: [{ place: other, message: 'Another one.' }],
  };
}

export function unknownNeighbour(
  place: Place,
  wanted: string,
  { meant, known }: { meant?: string | undefined; known: readonly string[] },
): Diagnostic {
  return generated.unknownNeighbour(place, {
    wanted,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Delete the line: the list is still empty.',
  });
}

type Forms = { now: ValueForm; before: ValueForm; base: Place };
type ValueForm = 'group' | 'list' | 'value';

const forms: Readonly<Record<ValueForm, string>> = {
  group: 'a group of fields',
  list: 'a list',
  value: 'a single value',
};

export function baseHasOtherForm(place: Place, name: string, { now, before, base }: Forms): Diagnostic {
  return {
    ...generated.baseHasOtherForm(place, { name, before: forms[before], now: forms[now] }),
    related: [{ place: base, message: 'It is here in the base site.' }],
  };
}

export function inheritedUnknown(
  place: Place,
  name: string,
  { meant, kind }: { meant?: string | undefined; kind: string },
): Diagnostic {
  return generated.inheritedUnknown(place, {
    kind,
    name,
    hint: didYouMean(meant) ?? 'Delete it from the list.',
  });
}

/** `item`: the field that identifies it, if it is an item of a list. */
export type StatedValue = {
  file: string;
  example: string | undefined;
  item: { name: string; value: string } | undefined;
  base: Place;
};

/** `slip`: the misspelt name in “confirmed”. */
export function mustBeStated(place: Place, name: string, stated: StatedValue | { slip: string }): Diagnostic {
  if ('slip' in stated)
    return createError(
      'must-be-stated',
      place,
      `“${name}” is still the base site’s: “${stated.slip}” confirms nothing.`,
      didYouMean(name),
    );
  const { file, example, item, base } = stated;
  const where = `in ${file}${example === undefined ? '' : `, for example ${example}`}`;
  const remove = item
    ? `with { ${item.name}: ${item.value}, remove: true } in its list`
    : 'by writing “null”';
  return {
    ...createError(
      'must-be-stated',
      place,
      `“${name}” is still the base site’s.`,
      `Write your own ${where}, or remove it ${remove}. If this site really shares it, add “${name}” to “confirmed” in site.yaml.`,
    ),
    related: [{ place: base, message: 'It comes from here.' }],
  };
}

/** `files`: the branch’s own files that pages need, if it says that only its own count. */
export function entriesMustBeStated(
  place: Place,
  collection: string,
  { ids, ...rest }: { ids: readonly string[] } & ({ base: Place } | { files: readonly string[] }),
): Diagnostic {
  if ('files' in rest)
    return createError(
      'entries-must-be-stated',
      place,
      `Pages and links need what this site has no file for in content/${collection}: ${ids.join(', ')}.`,
      `Write ${rest.files.join(', ')}. If this site really shares the base site’s, delete this line and add “${collection}” to “confirmed” in site.yaml.`,
    );
  const { base } = rest;
  return {
    ...createError(
      'entries-must-be-stated',
      place,
      `“${collection}” still shows what belongs to the base site: ${ids.join(', ')}.`,
      `Write your own in content/${collection}, or leave each one out with a file of the same name that says remove: true. If this site really shares them all, add “${collection}” to “confirmed” in site.yaml.`,
    ),
    related: [{ place: base, message: 'The first comes from here.' }],
  };
}

/** `near`: similar names from the base site, one of which may be meant. */
export function confirmedUnknown(place: Place, name: string, near: readonly string[]): Diagnostic {
  const [meant, ...others] = near;
  return generated.confirmedUnknown(place, {
    name,
    hint: (others.length === 0 ? didYouMean(meant) : listKnown(near)) ?? 'Delete it from the list.',
  });
}

type NamedPlace = { name: string; place: Place };

/** `others`: those in the same file about the same entry. */
export function namesWhatIsLeftOut(
  { name, place }: NamedPlace,
  { entry, others }: { entry: string; others: readonly NamedPlace[] },
): Diagnostic {
  const several = others.length > 0;
  const hint = several
    ? 'Write these texts again for this site without it'
    : 'Write this text again for this site without it';
  return {
    ...createError(
      'names-what-is-left-out',
      place,
      several
        ? `${others.length + 1} places in this file refer to ${entry}, which this site leaves out: {${name}} is the first.`
        : `{${name}} refers to ${entry}, which this site leaves out.`,
      `${hint}, or stop leaving the entry out.`,
    ),
    ...(several && {
      related: others.map((other) => ({ place: other.place, message: `{${other.name}} is here.` })),
    }),
  };
}

type UntranslatedInput = {
  where: string;
  language: string;
  files: readonly { id: string; count: number; first: { text: string; place: Place } }[];
};

/** `language`: the language tag of the texts. `where`: a folder, or the one file. */
export function untranslated(place: Place, { where, language, files }: UntranslatedInput): Diagnostic {
  const { baseName } = new Intl.Locale(language);
  const name = new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(baseName) ?? language;
  const count = files.reduce((sum, file) => sum + file.count, 0);
  const texts = count === 1 ? 'One text' : `${count} texts`;
  const within = files.length === 1 ? '' : ` in ${files.length} files`;
  return {
    ...generated.untranslated(place, {
      texts,
      where,
      within,
      verb: count === 1 ? 'is' : 'are',
      name,
      hint: where.includes('.')
        ? `Translate ${count === 1 ? 'it' : 'them'} in the branch’s own ${where}.`
        : `Write ${files.length === 1 ? 'a file of the same name with a translation' : 'files of the same names with translations'}, or leave out what you do not need: ${files.map(({ id }) => id).join(', ')}.`,
    }),
    related: files.slice(0, 3).map(({ first }) => ({
      place: first.place,
      message: `“${first.text.length > 40 ? `${firstLetters(first.text, 40).trim()}…` : first.text}”`,
    })),
  };
}

/** `field`: the field that another site must have before pages can link to it. */
export function alternateUnready(
  place: Place,
  { written, field }: { written: string; field: 'origin' | 'language' },
): Diagnostic {
  const what = field === 'origin' ? 'web address' : 'language';
  return generated.alternateUnready(place, { written, what, field });
}
