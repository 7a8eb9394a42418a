/**
 * Drops the consequences of mistakes reported elsewhere. Rules say what they can't find (`lacks`), what is missing
 * because of them (`hides`) and what nothing leads to (`unreached`); wrong values that a text names are detected here.
 */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Thing } from '../../../diagnostics/thing.ts';
import { followNames } from '../../schema/follow-names.ts';
import { isWithinPath } from '../../source/compare-paths.ts';
import { findSpan } from '../../source/find-span.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { dropUnreached } from './drop-unreached.ts';
import { type Definition, type DefinitionScope, findDefinitions } from './find-definitions.ts';
import type { LocatedPart, LocatePart } from './standing-at.ts';

type DropConsequencesInput = Pick<Content, 'documents' | 'collections' | 'kinds'> & { standing: LocatePart };

/** `read`: problems already found while reading the files. */
export function dropConsequences(
  problems: readonly Diagnostic[],
  read: readonly Diagnostic[],
  { documents, collections, kinds, standing }: DropConsequencesInput,
): Diagnostic[] {
  const all = [...read, ...problems];
  const errors = all.filter(({ severity }) => severity === 'error');
  const hidden = all.flatMap(({ hides = [] }) => hides);
  const site = documents.find(({ collection }) => collection === 'site');
  const known: DefinitionScope = { site, collections, kinds };
  const errorsIn = errorsByFile(errors, standing);
  const isConsequence = ({ lacks, place }: Diagnostic) => {
    if (lacks === undefined) return false;
    if (hidden.some((thing) => covers(thing, lacks))) return true;
    if (site && errorsIn(site.source.file).some(({ path }) => isItemOf(lacks.of, path))) return true;
    if (lacks.of !== 'values' || lacks.name === undefined) return false;
    return findDefinitions(lacks.name, place.file, known).some(
      (definition) =>
        isHiddenField(definition, hidden) ||
        isTouched(definition, errorsIn) ||
        isOfWrongId(definition, errorsIn),
    );
  };
  const left = problems.filter((problem) => !isConsequence(problem) && !isOfWrongFile(problem, hidden));
  const graver = all.flatMap((problem) => graverFor(problem, problems));
  return dropUnreached([...left, ...graver], [...errors, ...wantedPages(errors, site, standing)]);
}

/** The positions of the errors in each file. */
function errorsByFile(
  errors: readonly Diagnostic[],
  standing: LocatePart,
): (file: string) => readonly LocatedPart[] {
  const found = new Map<string, LocatedPart[]>();
  for (const error of errors) {
    const place = standing(error);
    if (!place) continue;
    const own = found.get(error.place.file);
    if (own) own.push(place);
    else found.set(error.place.file, [place]);
  }
  return (file) => found.get(file) ?? [];
}

/** A file taken for the wrong kind has one mistake. */
function isOfWrongFile({ place, hides = [] }: Diagnostic, hidden: readonly Thing[]): boolean {
  const of = `problems of ${place.file}`;
  return hidden.some((thing) => thing.of === of && !hides.includes(thing));
}

/** A warning that causes errors becomes an error itself, since those are dropped. */
function graverFor(problem: Diagnostic, problems: readonly Diagnostic[]): Diagnostic[] {
  const { severity, hides = [] } = problem;
  if (severity === 'error' || hides.length === 0) return [];
  const errors = problems.filter(
    ({ severity: own, lacks }) => own === 'error' && lacks && hides.some((thing) => covers(thing, lacks)),
  );
  if (errors.length === 0) return [];
  const related = errors.map(({ place, message }) => ({ place, message }));
  return [{ ...problem, severity: 'error', related: [...(problem.related ?? []), ...related] }];
}

function covers(thing: Thing, { of, name = '' }: Thing): boolean {
  if (thing.of !== of && thing.of !== '*') return false;
  if (name === '*' || (name.endsWith('.*') && thing.name?.startsWith(name.slice(0, -1)))) return true;
  return thing.name === undefined || name === thing.name || name.startsWith(`${thing.name}/`);
}

function isHiddenField({ document, path }: Definition, hidden: readonly Thing[]): boolean {
  const of = `fields of ${document.source.file}`;
  if (hidden.some((thing) => thing.of === of && thing.name === undefined)) return true;
  return path.some((_, index) =>
    hidden.some((thing) => thing.of === of && thing.name === path.slice(0, index + 1).join('.')),
  );
}

/** An error within the value, or at the value in place of a group around it. */
function isTouched(
  { document: { source }, path }: Definition,
  errorsIn: (file: string) => readonly LocatedPart[],
): boolean {
  return errorsIn(source.file).some((error) =>
    isWithinPath(error.path, path) ? findSpan(source, path)?.whole === true : isInPlaceOf(error, path),
  );
}

/** A list in site.yaml, such as categories: the invalid item may be the one that is missing. */
function isItemOf(list: string, [field, index]: Path): boolean {
  return field === list && typeof index === 'number';
}

/** An entry missing from a list may be the one with the wrong id. */
function isOfWrongId(
  { document: { source, value }, path }: Definition,
  errorsIn: (file: string) => readonly LocatedPart[],
): boolean {
  return errorsIn(source.file).some((error) => {
    const list = error.path.slice(0, -2);
    if (error.path.at(-1) !== 'id' || !isWithinPath(path, list) || path.length === list.length) return false;
    return followNames(value, path.slice(0, list.length + 1).map(String)) === undefined;
  });
}

function isInPlaceOf({ path: around, span }: LocatedPart, path: Path): boolean {
  return around.length > 0 && isWithinPath(path, around) && span.kind !== 'group' && span.kind !== 'list';
}

/** Any route with a mistake may have been meant for a page that has none. */
function wantedPages(
  errors: readonly Diagnostic[],
  site: Document | undefined,
  standing: LocatePart,
): Pick<Diagnostic, 'lacks'>[] {
  if (!site) return [];
  const { routes, notFound } = site.value;
  return errors.flatMap((error) => {
    if (error.place.file !== site.source.file || error.lacks) return [];
    const [field, index] = standing(error)?.path ?? [];
    if (field === 'notFound') return [{ lacks: { of: 'pages', name: String(notFound) } }];
    if (field !== 'routes' || typeof index !== 'number') return [];
    return [{ lacks: { of: 'pages', name: String(fieldsOf(listOf(routes)[index]).page) } }];
  });
}
