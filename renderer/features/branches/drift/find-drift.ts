import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { baseGained } from '../../../../diagnostics/messages/drift.ts';
import { sortDiagnostics } from '../../../../diagnostics/sort-diagnostics.ts';
import { findFormerNames } from '../../../drift/find-former-names.ts';
import { findLineDrift, namedEntryOf } from '../../../drift/find-line-drift.ts';
import { findOrphans } from '../../../drift/find-orphans.ts';
import { hasDrifted } from '../../../drift/overriding-lines.ts';
import type { Sources } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { locate } from '../../../source/locate.ts';
import { overriding } from '../overriding-files.ts';
import { type DriftedText, driftedTexts } from './drifted-texts.ts';
import { type FreshEntries, findGains } from './find-gains.ts';

export type Drift = {
  /**
   * `base-changed`: the branch overrides a value that its base has changed since it was noted. `base-gained`: the base
   * has an entry that the branch neither shows nor leaves out. Empty if reading found an error.
   */
  diagnostics: Diagnostic[];
  /** Articles whose own text replaces one that head office has changed since. */
  texts: DriftedText[];
  /** The number of overriding lines that don't remember what they replaced. */
  unremembered: number;
  /** The number of base entries that are not shown, in collections without a record of the entries seen. */
  unseen: number;
};

/** Finds changes to the base since a branch was written. Nothing is checked or written. */
export function findDrift(read: ReadSite): Drift {
  const { sources, kinds } = read;
  if (!sources || !kinds || hasError(read.diagnostics))
    return { diagnostics: [], texts: [], unremembered: 0, unseen: 0 };
  const documents = overriding(read);
  const lines = documents.flatMap(({ lines: own }) => own);
  const changed = documents.flatMap(({ source, kind, lines: own }) =>
    own.filter(hasDrifted).flatMap((line) => findLineDrift(line, namedEntryOf(source, kind)) ?? []),
  );
  const gains = findGains(sources, kinds);
  return {
    diagnostics: sortDiagnostics([
      ...changed,
      ...findFormerNames(sources, kinds),
      ...findOrphans(sources, kinds),
      ...gains.flatMap((gain) => findGain(gain, sources)),
    ]),
    texts: driftedTexts(documents),
    unremembered: lines.filter(({ note }) => !note).length,
    unseen: gains.filter(({ isNoted }) => !isNoted).flatMap(({ fresh }) => fresh).length,
  };
}

function findGain({ kind, fresh, isNoted }: FreshEntries, { site }: Sources): Diagnostic[] {
  if (!isNoted) return [];
  const { collection } = kind;
  return fresh.map((source) =>
    baseGained(locate(site, ['inherit', collection], 'key'), {
      entry: namedEntryOf(source, kind),
      collection,
      base: locate(source, []),
    }),
  );
}
