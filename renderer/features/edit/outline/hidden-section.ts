import type { Fields } from '../../../../diagnostics/fields.ts';
import { isShownOn } from '../../../../kinds/is-shown-on.ts';
import { optionalText } from '../../../../kinds/read-fields.ts';
import type { PlannedSection } from '../../../model/plan.ts';
import type { HiddenSection } from './page-outline.ts';

/** `day`: the calendar date of the moment in the site’s zone. */
export type HidingMoment = { day: string; moment: Date };

/** Undefined if visitors see the section. `planned`: as it is on the page, where it may wait for an event. */
export function hiddenSection(
  { from, until, when }: Fields,
  planned: Pick<PlannedSection, 'when'> | undefined,
  { day, moment }: HidingMoment,
): HiddenSection | undefined {
  if (!isShownOn({ from }, day)) return { why: 'from', day: String(from) };
  if (!isShownOn({ until }, day)) return { why: 'until', day: String(until) };
  if (planned && isNow(planned.when ?? {}, moment.getTime())) return undefined;
  const waits = optionalText(when);
  return waits === undefined ? { why: 'nothing' } : { why: 'when', when: waits };
}

function isNow({ from, until }: { from?: string; until?: string }, now: number): boolean {
  const hasBegun = from === undefined || Date.parse(from) <= now;
  return hasBegun && (until === undefined || now < Date.parse(until));
}
