import type { PartVersions } from './part-versions.ts';
import type { PageUse } from './render-page.ts';

/** Parts that came, went or are others; `frame`: what surrounds the sections of every page. */
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

/** Whether a page shows one of them. */
export function isTouched(
  { sections, islands }: Pick<PageUse, 'sections' | 'islands'>,
  changed: ChangedParts,
): boolean {
  return (
    changed.frame ||
    (changed.sections.size > 0 && sections.some((kind) => changed.sections.has(kind))) ||
    (changed.islands.size > 0 && islands.some((name) => changed.islands.has(name)))
  );
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): Set<string> {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Set([...names].filter((name) => one.get(name) !== other.get(name)));
}
