import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-shape.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { writtenAt } from '../../source/written-at.ts';
import { describeText, isInForm } from './describe-text.ts';
import { misreadNumber } from './misread-number.ts';
import { exampleOf, showValue } from './name-value.ts';

type Subject = { path: Path; name: string; place: Place; source: Source; currency?: string };

/** The message for a value of the wrong kind: a number where a text belongs, a text where a list belongs. */
export function describeType(violation: Violation, subject: Subject): Diagnostic {
  const { value, schema, params } = violation;
  const { name, place, currency } = subject;
  const wanted = String(params.type).split(',')[0] ?? 'string';
  switch (wanted) {
    case 'string':
      return describeUnquoted(violation, subject);
    case 'number':
      if (typeof value !== 'string') return messages.wrongKind(place, name, 'a number', exampleOf(schema));
      return messages.notANumber(place, {
        ...{ name, written: value, example: numberExample(schema) },
        ...misreadNumber(value, currency),
        orFree: String(params.type).includes('string'),
      });
    case 'integer':
      if (typeof value === 'number') return messages.notAWholeNumber(place, name, value);
      if (typeof value !== 'string')
        return messages.wrongKind(place, name, 'a whole number', exampleOf(schema));
      return messages.notANumber(place, {
        ...{ name, written: value, example: numberExample(schema) ?? '3' },
        ...misreadNumber(value, currency),
        orFree: false,
      });
    case 'boolean':
      return messages.notTrueOrFalse(place, name, showValue(value));
    case 'array':
      return messages.notAList(place, name, typeof value === 'object' ? undefined : String(value));
    default:
      return messages.notAGroup(place, name);
  }
}

function numberExample(schema: Violation['schema']): string | undefined {
  const example = exampleOf(schema);
  return example !== undefined && /^\d/.test(example) ? example : undefined;
}

/** YAML reads `07123` and `+44` as numbers: what was written shows what would be lost. */
function describeUnquoted({ value, schema }: Violation, { path, name, place, source }: Subject): Diagnostic {
  const meant = textWithColon(value);
  if (meant !== undefined) return messages.colonInItem(place, name, meant);
  if (typeof value === 'object') return messages.wrongKind(place, name, 'text', undefined);
  const read = String(value);
  const written = writtenAt(source, path) ?? read;
  if (!isInForm(written, schema)) return describeText({ written, schema, place, name });
  return messages.quotesNeeded(place, { name, written, read, lost: lostPart(written, read) });
}

/** `- Bonus: how to begin` is read as a field `Bonus`: one field, whose value is a text. */
function textWithColon(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [[key, text] = ['', undefined], ...others] = Object.entries(value);
  return others.length === 0 && typeof text === 'string' ? `${key}: ${text}` : undefined;
}

function lostPart(written: string, read: string): string | undefined {
  if (written === read) return undefined;
  if (/^\+/.test(written)) return 'the plus sign at the start would be lost';
  if (/^0\d/.test(written)) return 'the zero at the start would be lost';
  if (/\.\d*0$/.test(written)) return 'the zero at the end would be lost';
  return `it would become ${read}`;
}
