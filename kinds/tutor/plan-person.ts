import type { Tutor } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import type { StructuredData } from '../organisation/schema-org.ts';
import { gather, type Planned } from '../planned.ts';
import { personData } from './person-data.ts';

/** A tutor where they are named. */
export function planPerson(tutor: Tutor, site: PlanSite): Planned<StructuredData> {
  return gather((take) =>
    personData(tutor, tutor.href === undefined ? undefined : take(site.absolute(tutor.href))),
  );
}
