import { type OverridingLine, overridingLines } from '../../drift/overriding-lines.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Source } from '../../model/source.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';
import { kindOf } from '../../schema/find-kind.ts';

export type OverridingFile = { source: Source; kind: Kind | undefined; lines: OverridingLine[] };

/** The files of the branch that override something of the base. */
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
