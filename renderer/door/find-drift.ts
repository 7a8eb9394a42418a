import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { baseGained } from '../../diagnostics/messages/drift.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { describeDrift, entryOf } from '../drift/describe-drift.ts';
import { findGains, type Unlisted } from '../drift/find-gains.ts';
import { hasDrifted, type OverridingLine, overridingLines } from '../drift/overriding-lines.ts';
import type { Kind } from '../model/kinds.ts';
import type { Source, Sources } from '../model/source.ts';
import { kindOf } from '../schema/find-kind.ts';
import { locate } from '../source/locate.ts';
import type { ReadSite } from './read-site.ts';

export type Drift = {
  /** `base-changed`: what the branch says otherwise than its base, where that says something else than when it was noted. `base-gained`: what the base has that the branch neither shows nor leaves out. Where reading had found an error, nothing. */
  diagnostics: Diagnostic[];
  /** How many lines that say something otherwise don't remember what they replaced. */
  unremembered: number;
  /** How many entries of the base are not shown in collections of which it is not noted which were seen. */
  unseen: number;
};

/** What has become of the base since a branch was written. Nothing is judged or written. */
export function findDrift(read: ReadSite): Drift {
  const { sources, kinds } = read;
  if (!sources || !kinds || hasError(read.diagnostics))
    return { diagnostics: [], unremembered: 0, unseen: 0 };
  const documents = overriding(read);
  const lines = documents.flatMap(({ lines: own }) => own);
  const changed = documents.flatMap(({ source, kind, lines: own }) =>
    own.filter(hasDrifted).flatMap((line) => describeDrift(line, entryOf(source, kind)) ?? []),
  );
  const gains = findGains(sources, kinds);
  return {
    diagnostics: sortDiagnostics([...changed, ...gains.flatMap((gain) => describeGain(gain, sources))]),
    unremembered: lines.filter(({ memory }) => !memory).length,
    unseen: gains.filter(({ isNoted }) => !isNoted).flatMap(({ fresh }) => fresh).length,
  };
}

export type OverridingFile = { source: Source; kind: Kind | undefined; lines: OverridingLine[] };

/** The files of the branch in which something stands in place of what the base says. */
export function overriding({ sources, kinds = [] }: ReadSite): OverridingFile[] {
  if (!sources) return [];
  const all = [['site', [sources.site]] as const, ...Object.entries(sources.collections)];
  return all.flatMap(([collection, files]) => {
    const kind = kindOf(collection, kinds);
    if (kind?.travels === false) return [];
    return files
      .map((source) => ({ source, kind, lines: source.isLeftOut ? [] : overridingLines(source) }))
      .filter(({ lines }) => lines.length > 0);
  });
}

function describeGain({ kind, fresh, isNoted }: Unlisted, { site }: Sources): Diagnostic[] {
  if (!isNoted) return [];
  const { collection } = kind;
  return fresh.map((source) =>
    baseGained(locate(site, ['inherit', collection], 'key'), {
      entry: entryOf(source, kind),
      collection,
      base: locate(source, []),
    }),
  );
}
