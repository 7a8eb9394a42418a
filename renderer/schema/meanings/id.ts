import type { Report } from '../../../diagnostics/diagnostic.ts';
import { plain } from '../../../kinds/planned.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import { checkId } from './check-id.ts';

/** The id of an entry that stays an id: for entries that name each other. */
export const id: Meaning = {
  name: 'id',
  holdsNames: false,
  check,
  plan: ({ value }) => plain(value),
  control: 'entry',
  annotations: ['collection'],
  needs: ['collection'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  checkId(at, { path: at.path, id: at.value }, site, report);
}
