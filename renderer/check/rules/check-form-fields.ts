import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownName } from '../../../diagnostics/messages/check-references.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import { locateText } from '../../source/locate-text.ts';
import { checkUnique } from '../check-unique.ts';
import type { Content, Document } from '../content.ts';

/** Fields of a form have names of their own, choices where they offer some, and the message names only them. */
export function checkFormFields(content: Content, report: Report): void {
  for (const form of content.collections.get('forms')?.values() ?? []) {
    checkUnique(form, ['fields'], 'name', form.value.fields, report);
    for (const [index, field] of listOf(form.value.fields).entries())
      checkField(form, fieldsOf(field), index, report);
    checkMessage(form, report);
  }
}

function checkField(
  form: Document,
  field: Readonly<Record<string, unknown>>,
  index: number,
  report: Report,
): void {
  const place = locate(form.source, ['fields', index]);
  const name = String(field.name);
  const offers = field.type === 'select' || field.type === 'radio';
  if (offers && field.options === undefined) report(messages.fieldWithoutChoices(place, name));
  const { minLength, maxLength } = field;
  if (typeof minLength === 'number' && typeof maxLength === 'number' && minLength > maxLength) {
    report(messages.impossibleLength(locate(form.source, ['fields', index, 'minLength']), name));
  }
  if (field.onlyWhen !== undefined) checkCondition(form, fieldsOf(field.onlyWhen), index, report);
}

/** A condition asks another field of the same form, and only for answers that it can have. */
function checkCondition(
  form: Document,
  condition: Readonly<Record<string, unknown>>,
  index: number,
  report: Report,
): void {
  const own = ['fields', index, 'onlyWhen'];
  const fields = listOf(form.value.fields).map(fieldsOf);
  const others = fields.filter((_field, other) => other !== index);
  const asked = others.find((field) => field.name === condition.field);
  if (!asked) {
    const known = others.map((field) => String(field.name));
    const wanted = String(condition.field);
    const guess = { meant: nearest(wanted, known), known };
    report(messages.unknownField(locate(form.source, [...own, 'field']), wanted, guess));
    return;
  }
  const choices = listOf(asked.options).map((choice) => String(fieldsOf(choice).value));
  if (choices.length === 0) return;
  const field = String(asked.name);
  for (const [at, answer] of listOf(condition.is).entries()) {
    if (choices.includes(String(answer))) continue;
    const guess = { meant: nearest(String(answer), choices), known: choices.filter(Boolean) };
    const place = locate(form.source, [...own, 'is', at]);
    report(messages.unknownAnswer(place, { answer: String(answer), field, ...guess }));
  }
}

function checkMessage(form: Document, report: Report): void {
  const { message } = form.value;
  if (typeof message !== 'string') return;
  const known = listOf(form.value.fields).map((field) => `form.${String(fieldsOf(field).name)}`);
  for (const found of findNames(message)) {
    if (found.kind !== 'name' || !found.name.startsWith('form.') || known.includes(found.name)) continue;
    const meant = nearest(found.name, known);
    const place = locateText(form.source, ['message'], found.offset);
    report(unknownName(place, found.name, { meant, known }));
  }
}
