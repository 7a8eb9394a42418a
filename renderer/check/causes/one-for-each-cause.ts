import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { SiteLayer, Source } from '../../model/source.ts';
import { placeAt } from '../../source/place-at.ts';
import type { Content } from '../content.ts';
import { dropConsequences } from './drop-consequences.ts';
import { dropEchoes } from './drop-echoes.ts';
import { dropUnsaid } from './drop-unsaid.ts';
import { joinRenamed } from './join-renamed.ts';
import { joinTakenOut } from './join-taken-out.ts';
import { createStanding, type LocatePart } from './standing-at.ts';

type OneForEachCauseInput = { read: readonly Diagnostic[]; layers: readonly SiteLayer[] } & Pick<
  Content,
  'documents' | 'collections' | 'kinds'
>;

/**
 * One message per mistake: drops problems that repeat another, or result from it. `read`: problems already found while
 * reading.
 */
export function oneForEachCause(
  problems: readonly Diagnostic[],
  { read, layers, documents, collections, kinds }: OneForEachCauseInput,
): readonly Diagnostic[] {
  const site = documents.find(({ collection }) => collection === 'site');
  const ofBranch = (found: readonly Diagnostic[]) =>
    layers.length < 2 ? found : joinTakenOut(found, { site, collections, kinds }, layers);
  if (problems.length + read.length < 2) return ofBranch(problems);
  const sources = new Map(documents.map(({ source }) => [source.file, source]));
  const standingAt = createStanding();
  const look: LocatePart = ({ place, code }) => {
    const source = sources.get(place.file);
    if (!source || (isStart(place, source) && !ofKeys.has(code))) return undefined;
    return standingAt(source, place);
  };
  // Looked up once for each other problem.
  const seen = new Map<Diagnostic, ReturnType<LocatePart>>();
  const standing: LocatePart = (problem) => {
    if (!seen.has(problem)) seen.set(problem, look(problem));
    return seen.get(problem);
  };
  const left = dropConsequences(dropEchoes(problems, standing), read, {
    documents,
    collections,
    kinds,
    standing,
  });
  return ofBranch(joinRenamed(dropUnsaid(left, read), { documents, collections, kinds }));
}

/** A message about a whole file has the position of its first field. */
function isStart(place: Place, source: Source): boolean {
  const start = placeAt(source, source.spans?.start ?? 0);
  return place.line <= start.line && place.column <= start.column;
}

/** Codes about the field itself. */
const ofKeys: ReadonlySet<string> = new Set(['unknown-key', 'empty-value', 'empty-text']);
