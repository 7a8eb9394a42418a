import { isFields } from '../../../../diagnostics/fields.ts';
import type { Kinds } from '../../../model/kinds.ts';
import type { Source, Sources } from '../../../model/source.ts';
import { followNames } from '../../../schema/follow-names.ts';
import { namesIn } from '../../../schema/name-grammar.ts';
import { idOf } from '../../../source/id-of.ts';
import type { NamedInText } from './field-view.ts';
import { type WrittenPlace, writtenPlace } from './find-value.ts';

/** `valueOf`: what visitors read in place of a whole name today. `around`: the entry whose text it is. */
type NamesInTextInput = {
  sources: Sources;
  kinds: Kinds;
  around: Source;
  valueOf: (name: string) => string | undefined;
};

/** The values that a text names in braces, each with what it is today and where it is written. */
export function namesInText(text: string, input: NamesInTextInput): NamedInText[] {
  return [...new Set(namesIn(text))].map((name) => {
    const whole = wholeName(name, input);
    const value = input.valueOf(whole);
    return { name, ...(value !== undefined && { value }), ...placeOfName(whole, input) };
  });
}

/** `course.price` in a course’s own texts is `courses.oet-weekend.price`. */
function wholeName(name: string, { kinds, sources, around }: NamesInTextInput): string {
  const [word, ...rest] = name.split('.');
  const kind = kinds.find((one) => one.holds === 'folder' && one.word === word);
  const isOwn = kind && sources.collections[kind.collection]?.includes(around);
  return isOwn ? [kind.collection, idOf(around), ...rest].join('.') : name;
}

/** Undefined for a value that is worked out. */
function placeOfName(name: string, { sources, kinds }: NamesInTextInput): WrittenPlace | undefined {
  const [head = '', ...rest] = name.split('.');
  const kind = kinds.find(({ collection }) => collection === head);
  const files = kind ? (sources.collections[kind.collection] ?? []) : [];
  const isEntry = kind?.holds === 'folder';
  const entry = isEntry ? files.find((one) => idOf(one) === rest[0]) : files[0];
  const source = kind ? entry : sources.site;
  const steps = isEntry ? rest.slice(1) : kind || head === 'site' ? rest : [head, ...rest];
  const found = source && followNames(source.value, steps);
  if (!source || !found || steps.length === 0) return undefined;
  // A date or an amount among the facts is a group with one value that matters.
  const inner = ['money', 'date', 'count'].find(
    (key) => isFields(found.value) && Object.hasOwn(found.value, key),
  );
  return writtenPlace(source, inner === undefined ? found.path : [...found.path, inner]);
}
