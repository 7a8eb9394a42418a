import type { Fields } from '../../../diagnostics/fields.ts';
import { checkSite, planSite, readSite } from '../../../renderer/site.ts';
import { parseAt } from '../../options.ts';
import { isUsageError } from '../../usage-error.ts';
import type { EditDesk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** So many of the next changes can be chosen from. */
const mostChanges = 40;

/** The day that the pages show; `null` is today. */
export async function answerDay({ showDay, site }: EditDesk, { day }: Fields): Promise<RouteAnswer> {
  const moment = typeof day === 'string' ? momentOf(day) : undefined;
  if (day !== null && !moment) return notUnderstood('not-a-day');
  showDay(moment);
  return { value: { today: site().today.toISOString() } };
}

function momentOf(day: string): Date | undefined {
  try {
    return parseAt(day);
  } catch (error) {
    if (isUsageError(error)) return undefined;
    throw error;
  }
}

/** What will change by itself, the soonest first. */
export async function answerComing({ site }: EditDesk): Promise<RouteAnswer> {
  const options = site();
  const { root, today, cache } = options;
  const read = await readSite({ root, cache });
  const checked = checkSite(read, { today, cache }).site;
  const plan = checked && planSite(checked, { ...options, ...(read.code && { code: read.code }) });
  const changes = plan?.changes().slice(0, mostChanges) ?? [];
  return {
    value: changes.map(({ instant, name, what }) => ({ day: instant.slice(0, 10), title: name, what })),
  };
}
