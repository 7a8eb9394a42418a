import type { Report } from '../../../diagnostics/diagnostic.ts';
import { pluralMissing } from '../../../diagnostics/messages/check-values.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Counted } from '../../../schemas/planned.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import { fieldsOf, isFields } from '../fields.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** A number of things in words, by the forms that the language has for numbers: `{ one: "{count} page", other: "{count} pages" }`. */
export const counted: Meaning = {
  name: 'counted',
  type: () => 'Counted',
  holdsNames: false,
  check,
  plan,
  example: { one: '{count} page', other: '{count} pages' },
  control: 'group',
  annotations: [],
};

function plan({ value }: WrittenValue, planning: Planning): Planned<Counted> {
  return gather((take) => {
    const { other, ...forms } = fieldsOf(value);
    const words = Object.entries(forms).map(([form, text]) => [
      form,
      take(planning.string(String(text), form), form),
    ]);
    return {
      ...take(planning.language()),
      ...Object.fromEntries(words),
      other: take(planning.string(String(other), 'other'), 'other'),
    };
  });
}

/** English needs a form for one, Arabic six: as the Unicode CLDR says of the language of the text. */
function check({ document, path, value }: CheckedValue, { settings }: CheckedSite, report: Report): void {
  const own = document.collection === 'pages' ? fieldsOf(document.source.value).language : undefined;
  const language = own ?? settings.language;
  if (!isFields(value) || typeof language !== 'string') return;
  // That one is needed in every language: its schema says so.
  for (const form of formsOf(language))
    if (form !== 'other' && value[form] === undefined)
      report(pluralMissing(locate(document.source, path), { form, language }));
}

/** Up to a hundred every form occurs that whole numbers of things have. Nothing for what is no language tag, which is told elsewhere. */
function formsOf(language: string): string[] {
  try {
    const rules = new Intl.PluralRules(language);
    return [...new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)))];
  } catch {
    return [];
  }
}
