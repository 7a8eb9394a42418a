import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { type PluralForm, pluralMissing } from '../../../diagnostics/messages/check-values.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Counted, CountedText } from '../../../schemas/planned.ts';
import { isSameLanguage } from '../../source/language-of-text.ts';
import { locate } from '../../source/locate.ts';
import { isTag } from '../canonical-tag.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/**
 * A number of things in words, with the plural forms of the language:
 * `{ one: "{count} page", other: "{count} pages" }`; if the schema allows a text, also one for all numbers:
 * `"{minutes} min read"`.
 */
export const counted: Meaning = {
  name: 'counted',
  type: ({ type = 'object' }) => (type === 'object' ? 'Counted' : 'CountedText'),
  holdsNames: true,
  check,
  plan,
  example: { one: '{count} page', other: '{count} pages' },
  control: 'group',
  annotations: ['placeholders'],
};

function plan({ value }: WrittenValue, planning: Planning): Planned<CountedText> {
  return typeof value === 'string' ? planText(value, planning) : planForms(fieldsOf(value), planning);
}

/** A single text for all numbers stays a text, unless numbers are written with other digits. */
function planText(text: string, planning: Planning): Planned<CountedText> {
  return gather((take) => {
    const words = take(planning.string(text));
    const language = take(planning.language());
    const { numberingSystem } = new Intl.NumberFormat(language.locale ?? language.language).resolvedOptions();
    return numberingSystem === 'latn' ? words : { ...language, other: words };
  });
}

function planForms({ other, ...forms }: Fields, planning: Planning): Planned<Counted> {
  return gather((take) => {
    const words = Object.entries(forms).map(([form, text]) => [
      form,
      take(planning.string(String(text), form), form),
    ]);
    return {
      ...take(planning.language('other')),
      ...Object.fromEntries(words),
      other: take(planning.string(String(other), 'other'), 'other'),
    };
  });
}

/**
 * English needs two forms, Arabic six: according to the Unicode CLDR for the language of the text. Texts that a branch
 * hasn't translated yet only cause a warning; so does a single text for all numbers, which may well be meant in a
 * language with two forms.
 */
function check(checked: CheckedValue, { settings, writtenIn }: SiteToCheck, report: Report): void {
  const { document, path, value } = checked;
  const own = document.collection === 'pages' ? fieldsOf(document.source.value).language : undefined;
  const language = own ?? settings.language;
  if (typeof language !== 'string') return;
  const needed = formsOf(language);
  const place = locate(document.source, path);
  if (typeof value === 'string') {
    if (needed.length > 1 && takesForms(checked) && isBesideWord(value))
      report(pluralMissing(place, { forms: needed, language, written: 'text' }));
    return;
  }
  if (!isFields(value)) return;
  const forms = needed.filter(({ form }) => value[form] === undefined);
  if (forms.length === 0) return;
  const source = writtenIn(checked, 'other');
  const isForeign = source !== undefined && !isSameLanguage(source, language);
  report(pluralMissing(place, { forms, language, written: isForeign ? 'foreign' : 'group' }));
}

/** `{count} students`, but not `{amount} × {count}`. */
function isBesideWord(text: string): boolean {
  return /\{\w+\} ?[\p{L}\p{M}]/u.test(text);
}

function takesForms({ schema: { type } }: CheckedValue): boolean {
  return Array.isArray(type) && type.includes('object');
}

/**
 * The plural forms besides `other`, which every language needs, with the first numbers for each. Every form that whole
 * numbers of things have occurs up to a hundred. Empty for an invalid language tag, which is reported elsewhere.
 */
function formsOf(language: string): PluralForm[] {
  const rules = isTag(language) ? new Intl.PluralRules(language) : undefined;
  const counts = Array.from({ length: 101 }, (_, count) => count);
  const occurring = new Set(counts.map((count) => rules?.select(count)));
  return (['zero', 'one', 'two', 'few', 'many'] as const)
    .filter((form) => occurring.has(form))
    .map((form) => ({ form, counts: counts.filter((count) => rules?.select(count) === form).slice(0, 3) }));
}
