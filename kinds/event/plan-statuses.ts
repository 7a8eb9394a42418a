import type { Event, Period } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { cancelled, closed, open, type Status } from './event-status.ts';
import { stillToCome } from './event-time.ts';

/** Instants with offset. */
type Hours = { begin: string; end: string };

/** The editor's status until the session begins; after that, the clock decides. */
export function planStatuses(
  status: Status | undefined,
  hours: Hours,
  site: PlanSite,
): Planned<Event['statuses']> {
  return gather((take) => {
    const words = {
      [open]: take(used(site.wording<string>('event', 'open'))),
      [closed]: take(used(site.wording<string | undefined>('event', 'closed'))) ?? closed,
      [cancelled]: take(used(site.wording<string | undefined>('event', 'cancelled'))) ?? cancelled,
      underWay: take(used(site.wording<string>('event', 'underWay'))),
      over: take(used(site.wording<string>('event', 'over'))),
    };
    return stagesOf(status ?? open, hours, words).flatMap((stage) => {
      const when = take(stillToCome(stage.when, site));
      return when ? [{ ...stage, when }] : [];
    });
  });
}

type Words = Record<Status | 'underWay' | 'over', string>;
type EventStage = { text: string; isOpen: boolean; when: Period };

function stagesOf(status: Status, { begin, end }: Hours, words: Words): EventStage[] {
  const over = { text: words.over, isOpen: false, when: { from: end } };
  if (status === cancelled) return [{ text: words[status], isOpen: false, when: { until: end } }, over];
  const isOpen = status === open;
  return [
    { text: words[status], isOpen, when: { until: begin } },
    { text: words.underWay, isOpen: false, when: { from: begin, until: end } },
    over,
  ];
}
