import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import { entryType } from '../entry-types.ts';
import type { Meaning } from '../meaning.ts';
import { checkId } from './check-id.ts';

/** The id of an entry; a template receives the entry, with `whole: true` as its own page shows it. */
export const reference: Meaning = {
  name: 'reference',
  type: (schema, kinds) =>
    entryType(String(schema.collection), kinds, schema.whole === true ? 'whole' : 'listed'),
  holdsNames: false,
  check,
  control: 'entry',
  annotations: ['collection', 'whole'],
  needs: ['collection'],
};

function check(at: CheckedValue, site: CheckedSite, report: Report): void {
  checkId(at, { path: at.path, id: at.value }, site, report);
}
