import { changesOn } from '../days-of-change.ts';
import { daysOfChange, isShownOn } from '../is-shown-on.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

/** The course of the promotion that runs today; undefined if none does, or if its course is hidden. */
export function runningPromotion(site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    const written = (key: string) => optionalText(take(site.written('promotion', key)));
    const course = written('course');
    if (course === undefined) return undefined;
    const timed = { from: written('from'), until: written('until') };
    take(changesOn(daysOfChange(timed)));
    if (!isShownOn(timed, site.day) || !take(site.isShown('courses', course))) return undefined;
    return course;
  });
}
