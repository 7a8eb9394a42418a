import { dayCodes } from '../../diagnostics/day-codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { limitByKind } from '../../diagnostics/limit-mistakes.ts';
import { acceptanceOfNoFile, acceptanceTooBroad } from '../../diagnostics/messages/check-acceptances.ts';
import { unusedAcceptance } from '../../diagnostics/messages/check-values.ts';
import { acceptedError } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Sources } from '../model/source.ts';
import { locate } from '../source/locate.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { textsByFile } from '../source/texts-by-file.ts';

/**
 * Removes the warnings that site.yaml accepts, from all stages. An acceptance that matches nothing is itself a warning,
 * unless a stage that could have warned didn't run; one that names an error is an error, since errors can't be
 * accepted.
 */
export function acceptWarnings(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  ran: 'all stages' | 'some stages' | 'no stage',
): Diagnostic[] {
  const { site } = sources;
  const isFile = knownFiles(sources);
  const acceptances = listOf(fieldsOf(site.value).accept).map((item, index): Acceptance => {
    const place = locate(site, ['accept', index]);
    const folder = place.file.replace(/(?<![^/])[^/]*$/, '');
    const acceptance: Acceptance = { fields: fieldsOf(item), place, folder };
    const { file } = acceptance.fields;
    if (typeof file !== 'string' || isFile(`${folder}${file}`)) return acceptance;
    return { ...acceptance, noFile: { place: locate(site, ['accept', index, 'file']), file } };
  });
  const meant = acceptances.map((one) => meantBy(one, diagnostics));
  const left = diagnostics.filter(
    (diagnostic) =>
      diagnostic.severity === 'error' ||
      ![...acceptances, ...meant].some((one) => one !== undefined && matches(diagnostic, one)),
  );
  const judged = acceptances.flatMap((acceptance, index) =>
    findAcceptanceProblems(acceptance, meant[index], diagnostics),
  );
  const isSure = ({ severity, code }: Diagnostic) =>
    severity === 'error' || (ran === 'some stages' && code === ofNoFile);
  return [...limitByKind([...left, ...judged.filter((one) => ran === 'all stages' || isSure(one))])];
}

/** Reported as soon as the site has been read: whether a file exists is known then. */
const ofNoFile: Diagnostic['code'] = 'acceptance-of-no-file';

/**
 * `folder`: of the site with this acceptance, as messages in a branch name the files of its base; empty for the branch
 * itself.
 */
type Acceptance = {
  fields: Fields;
  place: Place;
  folder: string;
  /** Set if the file that it names doesn't exist. */
  noFile?: { place: Place; file: string };
};

/**
 * An acceptance in the base may match nothing in a branch, and one that depends on the date may match nothing today.
 */
function findAcceptanceProblems(
  acceptance: Acceptance,
  meant: Acceptance | undefined,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const { fields, place, folder, noFile } = acceptance;
  if (noFile && isMoved(noFile.file, diagnostics)) return [];
  if (noFile) return [acceptanceOfNoFile(noFile.place, noFile.file, meant && String(meant.fields.file))];
  const matching = diagnostics.filter((diagnostic) => matches(diagnostic, acceptance));
  const code = String(fields.code);
  if (matching.some(({ severity }) => severity === 'error')) return [acceptedError(place, { code })];
  const files = [...new Set(matching.map((diagnostic) => diagnostic.place.file))];
  if (files.length > 1 && folder === '' && fields.file === undefined && fields.text === undefined)
    return [acceptanceTooBroad(place, code, files)];
  const isExpected = folder === '' && !dayCodes.has(code);
  return matching.length === 0 && isExpected
    ? [unusedAcceptance(place, code, slipOf(acceptance, meant))]
    : [];
}

/** Whether a file of that name is in the wrong folder: another message says where it belongs. */
function isMoved(file: string, diagnostics: readonly Diagnostic[]): boolean {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return diagnostics.some(({ code, place }) => code === inWrongFolder && nameOf(place.file) === nameOf(file));
}

const inWrongFolder: Diagnostic['code'] = 'file-in-wrong-folder';

/** The acceptance with a misspelt file or code corrected; what it then matches counts as accepted. */
function meantBy(acceptance: Acceptance, diagnostics: readonly Diagnostic[]): Acceptance | undefined {
  const { fields, folder, noFile } = acceptance;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const own = warnings.filter(({ code }) => code === fields.code);
  if (own.some((warning) => matches(warning, acceptance))) return undefined;
  if (own.length === 0) {
    const codes = new Set(warnings.map((one): string => one.code));
    const code = nearest(String(fields.code), codes) ?? withWordsOf(String(fields.code), codes);
    return code === undefined ? undefined : { ...acceptance, fields: { ...fields, code } };
  }
  const files = new Set(own.map(({ place }) => place.file.slice(folder.length)));
  const [only] = files;
  // A branch may have a file with the same name as the base's, which messages call ../../content/….
  const named =
    typeof fields.file === 'string' ? [...files].find((one) => one.endsWith(`/${fields.file}`)) : undefined;
  const file = named ?? (noFile && nearest(noFile.file, files)) ?? (files.size === 1 ? only : undefined);
  return file === undefined ? undefined : { ...acceptance, fields: { code: fields.code, file } };
}

/** The only code that contains all words of this one, and more. */
function withWordsOf(code: string, codes: ReadonlySet<string>): string | undefined {
  const words = code.split('-');
  const [first, ...others] = [...codes].filter((one) => words.every((word) => one.split('-').includes(word)));
  return words.length > 1 && others.length === 0 ? first : undefined;
}

function slipOf({ fields: { code } }: Acceptance, meant: Acceptance | undefined) {
  if (!meant) return undefined;
  return meant.fields.code === code
    ? { file: String(meant.fields.file) }
    : { code: String(meant.fields.code) };
}

/** Content, and the files in `content/media`. */
function knownFiles(sources: Sources): (file: string) => boolean {
  const texts = textsByFile(sourcesOf(sources));
  return (file) => texts.has(file) || !/\.(?:ya?ml|mdx?)$/.test(file);
}

function matches({ code, place, message }: Diagnostic, { fields, folder }: Acceptance): boolean {
  const { file, text } = fields;
  if (code !== fields.code || (file !== undefined && `${folder}${file}` !== place.file)) return false;
  return text === undefined || message.includes(String(text));
}
