import { gather, type Planned, shown } from '../../../kinds/planned.ts';
import type { PlannedDate } from '../../../schemas/planned.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** A day: `2026-10-03`. */
export const date: Meaning = {
  name: 'date',
  type: () => 'PlannedDate',
  holdsNames: false,
  plan,
  example: '2026-10-03',
  control: 'date',
  annotations: [],
};

function plan({ value }: WrittenValue, { format, place }: Planning): Planned<PlannedDate> {
  return gather((take) => {
    const date = take(format.date(String(value)));
    return take(shown(date, date.text, [place()]));
  });
}
