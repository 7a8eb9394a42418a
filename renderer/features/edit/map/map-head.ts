import { isFields } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { PageHead } from '../../../../schemas/planned.ts';
import type { SiteSettings } from '../../../model/plan.ts';
import { createHeads } from '../../../render/document-head.ts';
import type { LocatedSpot, MarkedText } from './located-spot.ts';
import { findMarks, withoutMarks } from './mark-texts.ts';
import type { ValuesOfText } from './name-values.ts';
import { scanHead } from './scan-markup.ts';

/** Prints what a head says about its page: its styles and scripts say nothing. */
export function printHead(head: PageHead, settings: SiteSettings): readonly string[] {
  const { start, end } = createHeads(settings)({
    head,
    styles: { kind: 'file', file: '', text: '', dataImages: false },
    preload: [],
  });
  return [start, end];
}

/** What search engines, networks and the title of a window show of a page. */
export function findInHead(pieces: readonly string[]): MarkedText[] {
  return scanHead(pieces).flatMap(({ name, text }): MarkedText[] => {
    if (name !== structuredData) return [headText(name, text)];
    return textsIn(JSON.parse(text)).map((one) => ({ ...headText(name, one.text), path: one.path }));
  });
}

/** A text of a head, and the values that it is made of. */
export type LocatedHeadText = Extract<LocatedSpot, { kind: 'head' }> & ValuesOfText & { text: string };

/** The type of the scripts that have it. */
export const structuredData = 'application/ld+json';

function headText(name: string, text: string) {
  return { section: -1, kind: 'head' as const, name, text: withoutMarks(text), marks: findMarks(text) };
}

/** All texts and numbers within a value. */
export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  const parts = Array.isArray(value) ? value.entries() : isFields(value) ? Object.entries(value) : [];
  return [...parts].flatMap(([step, part]) => textsIn(part, [...path, step]));
}
