/** Lists what branches override, for head office to see before it changes something. */
import type { Path, Place } from '../../../diagnostics/place.ts';
import { comparePlaces } from '../../../diagnostics/sort-diagnostics.ts';
import type { Source } from '../../model/source.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { isOwnFile } from '../../source/is-own-file.ts';
import { locate } from '../../source/locate.ts';
import { placeAt } from '../../source/place-at.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import { overriding } from './overriding-files.ts';

/**
 * Something that a branch has in place of its base's. `path`: with the keys of list items; empty for a whole entry or
 * the text of an article. `base`, `own`: where each is.
 */
export type Overriding = { base: Place; own: Place; path: Path } & (
  | { kind: 'value'; was: unknown; now: unknown }
  | { kind: 'text' }
  | { kind: 'left-out' }
);

/** In the order of the base's files, without the values that every branch has to state itself. */
export function findOverrides(read: ReadSite): Overriding[] {
  const { sources } = read;
  if (!sources) return [];
  const values = overriding(read).flatMap(({ lines }) =>
    lines.flatMap(({ text, overrides }) =>
      overrides.flatMap(({ path, was, now, span, replaced, isText }): Overriding[] => {
        const own = placeAt(text, span.key ?? span.start);
        return isText ? [] : [{ kind: 'value', base: replaced, own, path, was, now }];
      }),
    ),
  );
  const whole = sourcesOf(sources).flatMap((source) => wholeOverride(source, sources.site));
  return [...values, ...whole].sort((one, other) =>
    comparePlaces({ place: one.base }, { place: other.base }),
  );
}

/**
 * An entry that the branch leaves out, by a file of its own or because `inherit` doesn't list it; or an article with
 * its own text.
 */
function wholeOverride(source: Source, site: Source): Overriding[] {
  // It is meant for an entry that the base hasn’t got, so it replaces nothing.
  if (source.orphan && source.isLeftOut) return [];
  if (source.isLeftOut) {
    const own = source.unlistedIn === site.file ? locate(site, ['inherit'], 'key') : undefined;
    return [{ kind: 'left-out', base: locate(source, []), own: own ?? removalOf(source), path: [] }];
  }
  const base = Object.values(source.layers ?? {}).find(({ file }) => !isOwnFile(file));
  if (!source.body || !base || !isOwnFile(source.file)) return [];
  const { start } = source.body;
  const blank = source.text.slice(start).search(/\S/);
  return [{ kind: 'text', base: placeAt(base, 0), own: placeAt(source, start + blank), path: [] }];
}

/** The file of the same name with `remove: true`, which is no longer among the sources. */
function removalOf({ file }: Source): Place {
  return { file: file.slice(Math.max(0, file.indexOf('content/'))), line: 1, column: 1 };
}
