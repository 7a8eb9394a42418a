/**
 * The schedule before an exam. Days are whole numbers since 1 January 1970 without hours, so neither a time zone nor
 * the change to summer time can move them.
 */
export type PlanStep = { weeks: number; least: number };

/** `firstDay` of the week: 0 for Sunday. */
type Plan = { steps: readonly PlanStep[]; firstDay: number };

/**
 * `open`: no date yet, the plan starts now. `fits`: the whole plan. `tight`: with shorter steps. `near`: too few weeks
 * left. `past`: the day is over. `left` counts the whole weeks before the exam’s; `start` and `end` are the first days
 * of their weeks; `weeks` is the length of each step.
 */
export type Schedule = {
  kind: 'open' | 'fits' | 'tight' | 'near' | 'past';
  left: number;
  start: number;
  end: number;
  weeks: number[];
};

export function schedulePlan({ steps, firstDay }: Plan, today: number, exam?: number): Schedule {
  const total = steps.reduce((sum, step) => sum + step.weeks, 0);
  // Visitors on the last two days of a week begin with the next one.
  const first = startOfWeek(today + 2, firstDay);
  const end = exam === undefined ? first + total * 7 : startOfWeek(exam, firstDay);
  const left = Math.max(0, (end - first) / 7);
  let missing = Math.max(0, total - left);
  // The first steps are shortened first: the last weeks before an exam are for rehearsing.
  const weeks = steps.map((step) => {
    const taken = Math.min(missing, step.weeks - step.least);
    missing -= taken;
    return step.weeks - taken;
  });
  const start = end - Math.min(total, left) * 7;
  return { kind: kindOf(), left, start, end, weeks };

  function kindOf(): Schedule['kind'] {
    if (exam === undefined) return 'open';
    if (exam < today) return 'past';
    if (missing) return 'near';
    return left < total ? 'tight' : 'fits';
  }
}

/** `firstDay`: 0 for Sunday. Day 3 was a Sunday. */
function startOfWeek(day: number, firstDay: number): number {
  return day - ((day + 11 - firstDay) % 7);
}
