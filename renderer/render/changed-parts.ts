import type { TemplatePart } from '../model/rebuild.ts';
import type { PartVersions } from './part-versions.ts';
import type { PageUse } from './render-page.ts';

/** Parts that were added, removed or changed; `frame`: what surrounds the sections of every page. */
export type ChangedParts = { frame: boolean; sections: ReadonlySet<string>; islands: ReadonlySet<string> };

export const nothingChanged: ChangedParts = { frame: false, sections: new Set(), islands: new Set() };

export function changedParts(before: PartVersions | undefined, now: PartVersions): ChangedParts {
  if (!before) return { ...nothingChanged, frame: true };
  return {
    frame: before.frame !== now.frame,
    sections: differing(before.sections, now.sections),
    islands: differing(before.islands, now.islands),
  };
}

/** The changed parts that a page uses. */
export function partsTouched(
  { sections, islands }: Pick<PageUse, 'sections' | 'islands'>,
  changed: ChangedParts,
): TemplatePart[] {
  const { frame, sections: kinds, islands: names } = changed;
  if (!frame && kinds.size === 0 && names.size === 0) return [];
  return [
    ...(frame ? [{ part: 'frame' } as const] : []),
    ...sections.filter((name) => kinds.has(name)).map((name) => ({ part: 'section', name }) as const),
    ...islands.filter((name) => names.has(name)).map((name) => ({ part: 'island', name }) as const),
  ];
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): Set<string> {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Set([...names].filter((name) => one.get(name) !== other.get(name)));
}
