import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { acceptedError, unusedAcceptance } from '../../diagnostics/messages/check-values.ts';
import type { Source } from '../model/source.ts';
import { type Fields, fieldsOf, listOf } from '../schema/fields.ts';
import { locate } from '../source/locate.ts';

/**
 * Takes out the warnings that site.yaml accepts, of all stages. An acceptance that matches nothing is a
 * warning itself, unless stages that may have warned didn't run; one that names an error is an error, since
 * errors can't be accepted.
 */
export function acceptWarnings(
  diagnostics: readonly Diagnostic[],
  site: Source,
  ran: 'all stages' | 'some stages',
): Diagnostic[] {
  const acceptances = listOf(fieldsOf(site.value).accept).map(fieldsOf);
  const left = diagnostics.filter(
    (diagnostic) => diagnostic.severity === 'error' || !acceptances.some((one) => matches(diagnostic, one)),
  );
  const judged = acceptances.flatMap((acceptance, index) => judge(acceptance, index, diagnostics, site));
  return [...left, ...judged.filter(({ severity }) => severity === 'error' || ran === 'all stages')];
}

function judge(
  acceptance: Fields,
  index: number,
  diagnostics: readonly Diagnostic[],
  site: Source,
): Diagnostic[] {
  const matching = diagnostics.filter((diagnostic) => matches(diagnostic, acceptance));
  const place = locate(site, ['accept', index]);
  const code = String(acceptance.code);
  if (matching.some(({ severity }) => severity === 'error')) return [acceptedError(place, code)];
  return matching.length === 0 ? [unusedAcceptance(place, code)] : [];
}

function matches({ code, place, message }: Diagnostic, acceptance: Fields): boolean {
  const { file, text } = acceptance;
  if (code !== acceptance.code || (file !== undefined && file !== place.file)) return false;
  return text === undefined || message.includes(String(text));
}
