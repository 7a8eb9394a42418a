import { alikeFirst } from '../../../diagnostics/alike-first.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-shape.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { fixValue } from '../../source/fix-value.ts';
import { locate } from '../../source/locate.ts';
import { writtenAt } from '../../source/written-at.ts';
import { explainText } from './explain-text.ts';
import { explainType } from './explain-type.ts';
import { meantIcon } from './icon-words.ts';
import { nameOf, showValue } from './name-value.ts';
import { sureValue } from './sure-value.ts';

/** `currency`: the site's; `isRequired`: the field can't be left out. */
type Within = { source: Source; currency?: string; isRequired: boolean };

/** The message for a value that breaks its schema, with the intended value if there is no doubt about it. */
export function explainViolation(violation: Violation, path: Path, within: Within): Diagnostic {
  const { source } = within;
  const currency = violation.schema.means === 'money' ? within.currency : undefined;
  const meant = sureValue(violation, { written: writtenAt(source, path) ?? '', currency });
  const problem = explain(violation, path, { ...within, currency });
  const isSure = meant !== undefined && !isOtherId(violation, path, meant);
  return withFix(problem, isSure ? fixValue(source, path, meant) : undefined);
}

/** Other files may refer to an id, so a correction must not change its words. */
function isOtherId({ value }: Violation, path: Path, meant: unknown): boolean {
  return path.at(-1) === 'id' && String(value).toLowerCase() !== String(meant).toLowerCase();
}

function explain(violation: Violation, path: Path, { source, currency, isRequired }: Within): Diagnostic {
  const place = locate(source, path);
  const name = nameOf(path) ?? 'this file';
  // If a text, a number or a group is allowed, one example says little.
  const isAnything = listOf(violation.schema.type).includes('object');
  const example = isAnything ? undefined : exampleOf(violation.schema);
  const rest = { example, isRequired };
  if (violation.value === null) return messages.emptyValue(locate(source, path, 'key'), name, rest);
  if (violation.value === '' && violation.keyword !== 'type') return messages.emptyText(place, name, rest);
  switch (violation.keyword) {
    case 'type':
      return explainType(violation, { path, name, place, source, currency });
    case 'enum':
      return explainChoice(violation, place, name);
    case 'const':
      return messages.wrongConstant(place, name, String(violation.params.allowedValue));
    case 'minLength':
      return messages.textTooShort(place, name, Number(violation.params.limit));
    case 'minItems':
      return messages.tooFewItems(place, name, Number(violation.params.limit));
    case 'maxItems':
      return explainTooMany(violation, path, { name, source });
    case 'minimum':
    case 'maximum':
      return messages.numberOutOfRange(place, {
        name,
        comparison: String(violation.params.comparison),
        limit: Number(violation.params.limit),
        ...withPoint(violation),
      });
    default:
      return explainText({
        written: String(violation.value),
        schema: violation.schema,
        place,
        name,
        currency,
      });
  }
}

/** `48` if the maximum is 5: the point of 4.8 was left out. */
function withPoint({ value, schema }: Violation): { meant?: number } {
  const meant = Number(value) / 10;
  const isPointMissing = schema.type === 'number' && Number.isInteger(value) && !Number.isInteger(meant);
  const isWithin = meant >= Number(schema.minimum ?? 0) && meant <= Number(schema.maximum ?? 0);
  return isPointMissing && isWithin ? { meant } : {};
}

/** Placed at the first item that is too many. */
function explainTooMany(
  { value, params }: Violation,
  path: Path,
  { name, source }: { name: string; source: Source },
): Diagnostic {
  const limit = Number(params.limit);
  return messages.tooManyItems(locate(source, [...path, limit]), {
    name,
    limit,
    count: listOf(value).length,
  });
}

function explainChoice({ value, params, schema }: Violation, place: Place, name: string): Diagnostic {
  const allowed = listOf(params.allowedValues).map(String);
  if (typeof value !== 'string')
    return messages.unknownChoice(place, { name, written: showValue(value), allowed });
  const icon = schema.means === 'icon' ? meantIcon(value, allowed) : undefined;
  const guess = { allowed: alikeFirst(value, allowed), meant: icon ?? nearest(value, allowed) };
  return messages.unknownChoice(place, { name, written: showValue(value), ...guess });
}
