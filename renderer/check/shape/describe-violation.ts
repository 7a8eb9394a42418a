import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-shape.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { listOf } from '../../schema/fields.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { locate } from '../../source/locate.ts';
import { describeType } from './describe-type.ts';
import { misreadNumber } from './misread-number.ts';
import { exampleOf, nameOf, showValue } from './name-value.ts';

/** The message for a value that breaks its schema. */
export function describeViolation(violation: Violation, path: Path, source: Source): Diagnostic {
  const place = locate(source, path);
  const name = nameOf(path) ?? 'this file';
  const example = exampleOf(violation.schema);
  if (violation.value === null) return messages.emptyValue(locate(source, path, 'key'), name, example);
  switch (violation.keyword) {
    case 'type':
      return describeType(violation, { path, name, place, source });
    case 'enum':
      return describeChoice(violation, place, name);
    case 'const':
      return messages.wrongConstant(place, name, String(violation.params.allowedValue));
    case 'minLength':
      return violation.value === ''
        ? messages.emptyText(place, name, example)
        : messages.textTooShort(place, name, Number(violation.params.limit));
    case 'minItems':
      return messages.tooFewItems(place, name, Number(violation.params.limit));
    case 'minimum':
    case 'maximum':
      return messages.numberOutOfRange(place, {
        name,
        comparison: String(violation.params.comparison),
        limit: Number(violation.params.limit),
      });
    default:
      return describeText(violation, { place, name, example });
  }
}

function describeChoice({ value, params }: Violation, place: Place, name: string): Diagnostic {
  const allowed = listOf(params.allowedValues).map(String);
  const meant = typeof value === 'string' ? nearest(value, allowed) : undefined;
  return messages.unknownChoice(place, { name, written: showValue(value), allowed, meant });
}

/** `format` and `pattern`: a text that does not look as it should. */
function describeText(
  { value, schema, params, keyword }: Violation,
  { place, name, example }: { place: Place; name: string; example: string | undefined },
): Diagnostic {
  const written = String(value);
  if (meaningOf(schema)?.control === 'number')
    return messages.notANumber(place, { name, written, ...misreadNumber(written), orFree: true });
  if (params.format === 'date') return describeDate(written, place, name);
  return messages.wrongForm(place, { name, written, form: String(params.format ?? keyword), example });
}

function describeDate(written: string, place: Place, name: string): Diagnostic {
  const looksLikeDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(written);
  return looksLikeDate ? messages.noSuchDate(place, name, written) : messages.notADate(place, name, written);
}
