import type { Report } from '../../../diagnostics/diagnostic.ts';
import { gather, plain } from '../../../kinds/planned.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Life, LifePlanning, WrittenValue } from '../planning.ts';
import { checkId } from './check-id.ts';

/** The id of the entry that a group is about; the group goes if the entry is hidden. */
export const subject: Meaning = {
  name: 'subject',
  holdsNames: false,
  check,
  plan: ({ value }) => plain(value),
  life: isShown,
  whenOver: 'group-goes',
  control: 'entry',
  annotations: ['collection'],
  needs: ['collection'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  checkId(at, { path: at.path, id: at.value }, site, report);
}

function isShown({ value, schema }: WrittenValue, planning: LifePlanning): Life {
  return gather((take) =>
    take(planning.isShown(String(schema.collection), String(value))) ? {} : undefined,
  );
}
