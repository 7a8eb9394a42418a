/**
 * If a branch takes something out of its base, the base’s texts may still name it: a hundred failing uses have one
 * cause, which is reported once, at the branch’s own line. Uses in the branch’s own texts are mistakes themselves.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { takenOutValue } from '../../../diagnostics/messages/check-references.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { comparePlaces } from '../../../diagnostics/sort-diagnostics.ts';
import type { Override, SiteLayer, Source } from '../../model/source.ts';
import { isOwnFile } from '../../source/is-own-file.ts';
import { nameInLayer } from '../../source/layer-of.ts';
import { placeAt } from '../../source/place-at.ts';
import { takenOut } from '../../source/taken-out.ts';
import { textsByFile } from '../../source/texts-by-file.ts';
import { type DefinitionScope, findDefinitions } from './find-definitions.ts';

/** `names`: the names by which texts refer to what was taken out. */
type TakenOutCause = {
  override: Override;
  place: Place;
  names: Set<string>;
  isWithin: boolean;
  uses: Diagnostic[];
};

export function joinTakenOut(
  problems: readonly Diagnostic[],
  known: DefinitionScope,
  layers: readonly SiteLayer[],
): readonly Diagnostic[] {
  const causes = new Map<string, TakenOutCause>();
  const told = new Map<Diagnostic, TakenOutCause>();
  for (const problem of problems) {
    const cause = causeOf(problem, known);
    if (!cause) continue;
    const key = JSON.stringify(cause.place);
    const one = causes.get(key) ?? cause;
    for (const name of cause.names) one.names.add(name);
    one.isWithin ||= cause.isWithin;
    one.uses.push(problem);
    causes.set(key, one);
    told.set(problem, one);
  }
  return problems.flatMap((problem) => {
    const cause = told.get(problem);
    if (!cause) return [problem];
    return cause.uses[0] === problem ? [explainCause(problem, cause, layers)] : [];
  });
}

function causeOf({ lacks, place }: Diagnostic, known: DefinitionScope): TakenOutCause | undefined {
  if (lacks?.of !== 'values' || lacks.name === undefined || isOwnFile(place.file)) return undefined;
  const [definition, ...others] = findDefinitions(lacks.name, place.file, known);
  if (!definition || others.length > 0) return undefined;
  const { document, path } = definition;
  const override = takenOut(document.source, path.map(String));
  if (!override || !isOwnFile(override.file)) return undefined;
  const parts = lacks.name.split('.');
  const name = [...parts.slice(0, parts.length - path.length), ...override.path].join('.');
  return {
    ...{ override, place: placeOf(override, document.source, known) },
    ...{ names: new Set([name]), isWithin: path.length > override.path.length, uses: [] },
  };
}

/** The position in site.yaml if the rule there applies to all entries of a folder. */
function placeOf({ file, span }: Override, source: Source, { site }: DefinitionScope): Place {
  const texts = textsByFile(site ? [source, site.source] : [source]);
  return placeAt(texts.get(file) ?? source, span.key ?? span.start);
}

function explainCause(first: Diagnostic, cause: TakenOutCause, layers: readonly SiteLayer[]): Diagnostic {
  const { override, names, isWithin, place, uses } = cause;
  const places = [...new Map(uses.map((use) => [JSON.stringify(use.place), use.place])).values()]
    .map((use) => ({ place: use }))
    .sort(comparePlaces)
    .map((use) => use.place);
  const files = [...new Set(places.map(({ file }) => nameInLayer(file, layers)))];
  const name = nameFor(names);
  const confirmed = override.travels === false ? override.path.join('.') : undefined;
  const { code, severity } = uses.find((one) => one.code === 'unknown-name') ?? first;
  return { code, severity, ...takenOutValue(place, { name, isWithin, places, files, confirmed }) };
}

/** `courses.oet.rating`; for several entries `courses.….rating`. */
function nameFor(names: ReadonlySet<string>): string {
  const [one = '', ...others] = names;
  const [folder = '', , ...field] = one.split('.');
  return others.length === 0 ? one : [folder, '…', ...field].join('.');
}
