import type { Accreditation } from '../../schemas/planned.ts';
import type { AccreditationProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A public register that the academy stands in. */
export function planAccreditation(entry: Entry, page: PageScope): Planned<Accreditation> {
  const { values, origins } = planFieldsOf<AccreditationProps>(entry, 'accreditation', page);
  const { name, number, numberLabel, link, description } = values;
  return { value: { id: entry.id, name, number, numberLabel, link, description }, origins };
}
