import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { calendarDay } from '../../../../kinds/zoned-time.ts';
import type { Source } from '../../../model/source.ts';
import type { EditedTexts } from '../../../pipeline/find-problems-of-edit.ts';
import type { PlanOptions } from '../../../pipeline/plan-site.ts';
import { timeZoneOf } from '../../../pipeline/time-zone-of.ts';
import { sourcesOf } from '../../../source/sources-of.ts';
import type { SiteCache } from '../../../warm/site-cache.ts';

/** What edits of a site would do, as far as it was looked at. */
export type EditAttempt = {
  /** Problems that checking finds, and those that only show on pages; undefined if these weren’t looked at. */
  checked: readonly Diagnostic[];
  onPages: readonly Diagnostic[] | undefined;
  /** Takes the cache on to the site with these edits. */
  goOn: () => void;
};

/** What it was made with: `before`, the site without the edits; `texts`, the new ones by file; `gone`, files that go. */
export type EditAttempted = {
  before: EditedTexts;
  texts: ReadonlyMap<string, string>;
  gone: readonly string[];
} & Pick<PlanOptions, 'today' | 'base' | 'drafts'> & { release?: boolean };

type Remembered = { of: EditAttempted; attempt: EditAttempt };

const remembered = new WeakMap<SiteCache, Remembered>();

/** The last attempt with this cache, if it was the same edits of the same files on the same day. */
export function lastAttempt(cache: SiteCache, of: EditAttempted): EditAttempt | undefined {
  const last = remembered.get(cache);
  return last && isSame(last.of, of) ? last.attempt : undefined;
}

export function rememberAttempt(cache: SiteCache, of: EditAttempted, attempt: EditAttempt): void {
  remembered.set(cache, { of, attempt });
}

function isSame(one: EditAttempted, other: EditAttempted): boolean {
  const [sources, others] = [filesOf(one), filesOf(other)];
  return (
    isDeepStrictEqual(settingsOf(one), settingsOf(other)) &&
    one.before.schemas === other.before.schemas &&
    sources.length === others.length &&
    sources.every((source, index) => source === others[index])
  );
}

function settingsOf({ before: { sources }, texts, gone, today, base, drafts, release }: EditAttempted) {
  const day = calendarDay(today, timeZoneOf(sources?.site.value));
  return { media: sources?.media, texts, gone, day, base, drafts, release };
}

function filesOf({ before: { sources } }: EditAttempted): readonly Source[] {
  return sources ? sourcesOf(sources) : [];
}
