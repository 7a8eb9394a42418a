import { isShownOn } from '../../../kinds/is-shown-on.ts';

/** `$leftOut`: an entry that a branch leaves out of its base. */
type TimedEntry = { from?: unknown; until?: unknown; draft?: unknown; $leftOut?: unknown };

/** `day`: a calendar date in the site's zone. `drafts`: whether drafts are shown. */
type Now = { day: string; drafts: boolean };

/** Whether an entry, a page or a section is shown on the site today. */
export function isShown({ $leftOut, draft, ...timed }: TimedEntry, { day, drafts }: Now): boolean {
  return $leftOut !== true && isShownOn(drafts ? timed : { ...timed, draft }, day);
}

/** The first of these days after `day`. */
export function firstAfter(day: string, days: readonly string[]): string | undefined {
  return days
    .filter((candidate) => candidate > day)
    .toSorted()
    .at(0);
}
