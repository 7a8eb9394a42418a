/** What is said about a site that extends another, and what it takes over from it. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function baseMissing(place: Place, written: string): Diagnostic {
  return createError(
    'base-missing',
    place,
    `There is no file ${written}, so this site has nothing to extend.`,
    'Write the way from this folder to the site.yaml of the site to extend, such as ../../site.yaml.',
  );
}

export function baseNotASite(place: Place, written: string): Diagnostic {
  return createError(
    'base-not-a-site',
    place,
    `“${written}” does not lead to a site.yaml.`,
    'Write the way from this folder to the site.yaml of the site to extend, such as ../../site.yaml.',
  );
}

export function baseOutside(place: Place, written: string): Diagnostic {
  return createError(
    'base-outside',
    place,
    `“${written}” leads out of the folder that holds this site and its branches, so it is not read.`,
    'Extend a site that has this one in its folder branches, such as ../../site.yaml.',
  );
}

export function baseIsLink(place: Place, written: string): Diagnostic {
  return createError(
    'base-is-link',
    place,
    `“${written}” is a link to another file, and links to a site.yaml are not followed.`,
    'Write the way to the file itself.',
  );
}

export function baseCircular(place: Place, written: string): Diagnostic {
  return createError(
    'base-circular',
    place,
    `“${written}” leads back to a site that extends this one, so neither could be finished.`,
    'Delete the line “extends” in one of them.',
  );
}

export function tooManyLayers(place: Place, most: number): Diagnostic {
  return createError(
    'too-many-layers',
    place,
    `At most ${most} sites can build on each other, and this would be one more.`,
    'Extend a site that is nearer to the first.',
  );
}

export function extendsNotPlain(place: Place): Diagnostic {
  return createError(
    'extends-not-plain',
    place,
    'The site to extend has to stand in one line, with nothing before it.',
    'Write it like this: extends: ../../site.yaml',
  );
}

export function nothingToRemove(place: Place, name: string, meant?: string): Diagnostic {
  return createError(
    'nothing-to-remove',
    place,
    `There is nothing to remove: the site that this one extends has no ${name}.`,
    meant === undefined ? 'Delete these lines.' : `Did you mean “${meant}”? If not, delete these lines.`,
  );
}

export function keyNotUnique(place: Place, key: string, other: Place): Diagnostic {
  return {
    ...createError(
      'key-not-unique',
      place,
      `More than one entry of this list has ${key}, so it is not clear which is meant.`,
      'Add another field exactly as the base has it, such as its label, or write the list anew: { replace: […] }.',
    ),
    related: [{ place: other, message: 'This is another one.' }],
  };
}

export function unknownNeighbour(
  place: Place,
  wanted: string,
  { meant, known }: { meant?: string | undefined; known: readonly string[] },
): Diagnostic {
  return createError(
    'unknown-neighbour',
    place,
    `This list has no “${wanted}” to stand next to.`,
    meant === undefined ? `It has ${known.join(', ') || 'nothing yet'}.` : `Did you mean “${meant}”?`,
  );
}

type Forms = { now: Form; before: Form; base: Place };
type Form = 'group' | 'list' | 'value';

const forms: Readonly<Record<Form, string>> = {
  group: 'a group of fields',
  list: 'a list',
  value: 'a single value',
};

export function baseHasOtherForm(place: Place, name: string, { now, before, base }: Forms): Diagnostic {
  return {
    ...createError(
      'base-has-other-form',
      place,
      `“${name}” is ${forms[before]} in the site that this one extends, but ${forms[now]} here.`,
      `Write ${forms[before]}, as the base has it, or choose another name.`,
    ),
    related: [{ place: base, message: 'The base has it here.' }],
  };
}

export function inheritedUnknown(
  place: Place,
  name: string,
  { meant, kind }: { meant?: string | undefined; kind: string },
): Diagnostic {
  return createError(
    'inherited-unknown',
    place,
    `The site that this one extends has no ${kind} “${name}”.`,
    meant === undefined ? 'Delete it from the list.' : `Did you mean “${meant}”?`,
  );
}

type Stated = { file: string; example: string | undefined; base: Place };

export function mustBeStated(place: Place, name: string, { file, example, base }: Stated): Diagnostic {
  const where = `in ${file}${example === undefined ? '' : `, such as ${example}`}`;
  return {
    ...createError(
      'must-be-stated',
      place,
      `“${name}” is still that of the site which this one extends.`,
      `Write your own ${where}, or remove it with null. If it is meant, add “${name}” to the list “confirmed” in site.yaml.`,
    ),
    related: [{ place: base, message: 'It comes from here.' }],
  };
}

export function entriesMustBeStated(
  place: Place,
  collection: string,
  { ids, base }: { ids: readonly string[]; base: Place },
): Diagnostic {
  return {
    ...createError(
      'entries-must-be-stated',
      place,
      `“${collection}” still shows what belongs to the site which this one extends: ${ids.join(', ')}.`,
      `Write your own in content/${collection}/, or leave each out with a file of its name that says remove: true. If all are meant, add “${collection}” to the list “confirmed” in site.yaml.`,
    ),
    related: [{ place: base, message: 'The first comes from here.' }],
  };
}

export function confirmedUnknown(place: Place, name: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'confirmed-unknown',
    place,
    `Nothing called “${name}” is taken over, so there is nothing to confirm.`,
    meant === undefined ? 'Delete it from the list.' : `Did you mean “${meant}”?`,
  );
}

export function namesWhatIsLeftOut(place: Place, name: string, entry: string): Diagnostic {
  return createError(
    'names-what-is-left-out',
    place,
    `{${name}} names ${entry}, which this site leaves out.`,
    'Write the text anew for this site, without it, or take the entry in again.',
  );
}

type Untranslated = {
  where: string;
  language: string;
  files: readonly { id: string; count: number; first: { text: string; place: Place } }[];
};

/** `language`: the tag of the language that the texts are in. `where`: a folder, or the one file. */
export function untranslated(place: Place, { where, language, files }: Untranslated): Diagnostic {
  const name = new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(language) ?? language;
  const count = files.reduce((sum, file) => sum + file.count, 0);
  const texts = count === 1 ? 'One text' : `${count} texts`;
  const within = files.length === 1 ? '' : ` in ${files.length} files`;
  return {
    ...createWarning(
      'untranslated',
      place,
      `${texts} of ${where}${within} ${count === 1 ? 'is' : 'are'} still in ${name}.`,
      where.includes('.')
        ? `Translate them in the branch’s own ${where}.`
        : `Translate them in files of the same names, or leave the files out: ${files.map(({ id }) => id).join(', ')}.`,
    ),
    related: files.slice(0, 3).map(({ first }) => ({
      place: first.place,
      message: `“${first.text.length > 40 ? `${first.text.slice(0, 40).trim()}…` : first.text}”`,
    })),
  };
}

export function amountInOtherCurrency(
  place: Place,
  amount: string,
  { currency, from, file }: { currency: string; from: string; file: string },
): Diagnostic {
  return createError(
    'amount-in-other-currency',
    place,
    `This amount is in ${from} (${amount}), but this site’s currency is ${currency}.`,
    `Write the amount in ${currency} in ${file}, remove it there with null, or have all amounts converted: see “prices” in site.yaml.`,
  );
}

export function alternateAbsent(place: Place, written: string): Diagnostic {
  return createWarning(
    'alternate-absent',
    place,
    `There is no ${written}, so no page leads to that site.`,
    'Delete the entry, or bring the branch back.',
  );
}

export function alternateMissing(place: Place, written: string): Diagnostic {
  return createError(
    'alternate-missing',
    place,
    `“${written}” does not lead to another site of this family, so no page can lead there.`,
    'Write the way from this folder to the site.yaml of a site that this one extends, or that stands in branches, such as branches/nepal/site.yaml.',
  );
}
