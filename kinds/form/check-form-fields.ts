import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { unknownName } from '../../diagnostics/messages/check-references.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { checkUnique } from '../check-unique.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { fieldWithoutChoices, impossibleLength } from './messages.generated.ts';
import * as messages from './messages.ts';

/** Fields of a form have unique names and, if they offer any, distinct choices; the message names only these fields. */
export function checkFormFields({ entries, namesIn }: RuleSite, report: Report): void {
  for (const form of entries('form')) {
    checkUnique(form, ['fields'], 'name', form.value.fields, report);
    for (const [index, field] of listOf(form.value.fields).entries())
      checkField(form, fieldsOf(field), index, report);
    checkMessage(form, namesIn, report);
  }
}

function checkField(
  form: RuleFile,
  field: Readonly<Record<string, unknown>>,
  index: number,
  report: Report,
): void {
  const name = String(field.name);
  checkUnique(form, ['fields', index, 'options'], 'value', withoutCopies(field.options), report);
  const offers = field.type === 'select' || field.type === 'radio';
  if (offers && field.options === undefined)
    report(fieldWithoutChoices(form.place(['fields', index, 'type']), { name }));
  const { minLength, maxLength } = field;
  if (typeof minLength === 'number' && typeof maxLength === 'number' && minLength > maxLength) {
    report(impossibleLength(form.place(['fields', index, 'minLength']), { name }));
  }
  if (field.onlyWhen !== undefined) checkCondition(form, fieldsOf(field.onlyWhen), index, report);
}

/** A condition refers to another field of the same form, and only to answers that it can have. */
function checkCondition(
  form: RuleFile,
  condition: Readonly<Record<string, unknown>>,
  index: number,
  report: Report,
): void {
  const own = ['fields', index, 'onlyWhen'];
  const others = listOf(form.value.fields)
    .map(fieldsOf)
    .filter((_field, other) => other !== index);
  const asked = others.find((field) => field.name === condition.field);
  if (!asked) {
    const known = others.map((field) => String(field.name));
    const wanted = String(condition.field);
    const guess = { meant: nearest(wanted, known), known };
    report(messages.unknownFormField(form.place([...own, 'field']), wanted, guess));
    return;
  }
  const choices = listOf(asked.options).map((choice) => String(fieldsOf(choice).value));
  if (choices.length === 0) return;
  const field = String(asked.name);
  for (const [at, answer] of listOf(condition.is).entries()) {
    if (choices.includes(String(answer))) continue;
    const guess = { meant: nearest(String(answer), choices), known: choices.filter(Boolean) };
    const place = form.place([...own, 'is', at]);
    report(messages.unknownAnswer(place, { answer: String(answer), field, ...guess }));
  }
}

function checkMessage(form: RuleFile, namesIn: RuleSite['namesIn'], report: Report): void {
  const { message } = form.value;
  if (typeof message !== 'string') return;
  const known = listOf(form.value.fields).map((field) => `form.${String(fieldsOf(field).name)}`);
  // Two fields with one name are reported elsewhere; one of them was meant to have another.
  if (new Set(known).size < known.length) return;
  for (const { name, offset } of namesIn(message)) {
    if (!name.startsWith('form.') || known.includes(name)) continue;
    const meant = nearest(name, known);
    report(unknownName(form.placeInText(['message'], offset), name, { meant, known }));
  }
}

/** A choice that is pasted twice, label and all, is reported as such. */
function withoutCopies(choices: unknown): unknown[] {
  const seen = new Set<string>();
  return listOf(choices).map((choice) => {
    const key = JSON.stringify(choice);
    const isCopy = seen.has(key);
    seen.add(key);
    return isCopy ? undefined : choice;
  });
}
