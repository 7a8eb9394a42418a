import type { Tutor } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import type { StructuredData } from '../schema-org.ts';
import { personData } from './person-data.ts';

/** A tutor as a reference. */
export function planPerson(tutor: Tutor, site: PlanSite): Planned<StructuredData> {
  return gather((take) =>
    personData(tutor, tutor.href === undefined ? undefined : take(site.absolute(tutor.href))),
  );
}
