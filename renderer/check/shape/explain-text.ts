import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-shape.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { JsonSchema } from '../../model/site.ts';
import { exampleOf, writeScalar } from '../../schema/example-of.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { isWebAddress } from '../../schema/web-address.ts';
import { explainForm } from './forms/explain-form.ts';
import type { ExplainedForm } from './forms/explained-form.ts';
import { readDate } from './forms/read-date.ts';
import { readEmails } from './forms/read-email.ts';
import { misreadNumber } from './misread-number.ts';

type Subject = { written: string; schema: JsonSchema; place: Place; name: string; currency?: string };

/** Message for `format` and `pattern`: a text in the wrong form. */
export function explainText({ written, schema, place, name, currency }: Subject): Diagnostic {
  if (meaningOf(schema)?.control === 'number')
    return messages.notANumber(place, { name, written, ...misreadNumber(written, currency), orFree: true });
  if (schema.format === 'date') return explainDate(written, place, name);
  const hasForm = schema.pattern !== undefined || isAddress(schema);
  const { slips, meant, perhaps }: ExplainedForm = hasForm
    ? explainForm(written, (text) => isInForm(text, schema))
    : { slips: [], perhaps: schema.format === 'email' ? readEmails(written) : [] };
  return messages.wrongForm(place, {
    name,
    written,
    form: formOf(written, schema),
    slips,
    inWords: typeof schema.inWords === 'string' ? schema.inWords : undefined,
    meant: (meant === undefined ? perhaps : [meant])?.map(writeScalar),
    example: exampleOf(schema),
  });
}

/** The form that the text lacks. A text that doesn't even match the pattern may still be an address. */
function formOf(written: string, { format = 'pattern', pattern }: JsonSchema): string {
  return format === 'web-address' && !isInForm(written, { pattern }) ? 'pattern' : String(format);
}

function isAddress({ format }: JsonSchema): boolean {
  return format === 'uri' || format === 'web-address';
}

/** Whether a text has the form required by its schema; checks only those formats for which a hint can be certain. */
export function isInForm(text: string, { pattern, format }: JsonSchema): boolean {
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return false;
  if (format === 'web-address' && !isWebAddress(text)) return false;
  if (format === 'uri') return /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/.test(text);
  return format !== 'date' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text)?.kind === 'day');
}

function explainDate(written: string, place: Place, name: string): Diagnostic {
  const read = readDate(written);
  switch (read?.kind) {
    case 'no-such-month':
    case 'no-such-day':
      return messages.noSuchDate(place, { name, written, ...read });
    case 'day':
      return messages.notADate(place, { name, written, meant: [read.date] });
    case 'unsure':
      return messages.notADate(place, { name, written, meant: read.dates });
    case 'serial':
      return messages.notADate(place, { name, written, meant: [], serial: read.date });
    default:
      return messages.notADate(place, { name, written, meant: [] });
  }
}
