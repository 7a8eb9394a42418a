import { dayCodes } from '../../diagnostics/day-codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { acceptanceTooBroad } from '../../diagnostics/messages/check-acceptances.ts';
import { acceptedError, unusedAcceptance } from '../../diagnostics/messages/check-values.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
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
  const acceptances = listOf(fieldsOf(site.value).accept).map((item, index): Acceptance => {
    const place = locate(site, ['accept', index]);
    return { fields: fieldsOf(item), place, folder: place.file.replace(/[^/]*$/, '') };
  });
  const meant = new Set(acceptances.map((one) => codeMeant(one, diagnostics)));
  const left = diagnostics.filter(
    (diagnostic) =>
      diagnostic.severity === 'error' ||
      !(meant.has(diagnostic.code) || acceptances.some((one) => matches(diagnostic, one))),
  );
  const judged = acceptances.flatMap((acceptance) => judge(acceptance, diagnostics));
  return [...left, ...judged.filter(({ severity }) => severity === 'error' || ran === 'all stages')];
}

/** `folder`: of the site that says it, as messages of a branch call the files of its base; empty for the branch itself. */
type Acceptance = { fields: Fields; place: Place; folder: string };

/** What its base accepts may well not happen in a branch, and what comes with the calendar not today. */
function judge(acceptance: Acceptance, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const { fields, place, folder } = acceptance;
  const matching = diagnostics.filter((diagnostic) => matches(diagnostic, acceptance));
  const code = String(fields.code);
  if (matching.some(({ severity }) => severity === 'error')) return [acceptedError(place, code)];
  const files = [...new Set(matching.map((diagnostic) => diagnostic.place.file))];
  if (files.length > 1 && folder === '' && fields.file === undefined && fields.text === undefined)
    return [acceptanceTooBroad(place, code, files)];
  const isExpected = folder === '' && !dayCodes.has(code);
  return matching.length === 0 && isExpected
    ? [unusedAcceptance(place, code, codeMeant(acceptance, diagnostics))]
    : [];
}

/** Of a code with a slip the code of a warning that there is: it is as good as accepted, once the slip is mended. */
function codeMeant(acceptance: Acceptance, diagnostics: readonly Diagnostic[]): string | undefined {
  if (diagnostics.some((diagnostic) => matches(diagnostic, acceptance))) return undefined;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return nearest(String(acceptance.fields.code), new Set(warnings.map(({ code }) => code)));
}

function matches({ code, place, message }: Diagnostic, { fields, folder }: Acceptance): boolean {
  const { file, text } = fields;
  if (code !== fields.code || (file !== undefined && `${folder}${file}` !== place.file)) return false;
  return text === undefined || message.includes(String(text));
}
