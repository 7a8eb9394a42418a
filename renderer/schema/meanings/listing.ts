import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { unknownCollection } from '../../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import { entries } from './entries.ts';

/** A selection of entries of any kind, which the value itself names: `{ of: partners, first: 3 }`. */
export const listing: Meaning = {
  name: 'listing',
  type: () => 'EntryCard[]',
  holdsNames: false,
  check,
  plan: ({ value }, planning) => planning.listing(fieldsOf(value)),
  control: 'entries',
  annotations: ['filteredBy', 'onePage'],
};

/** Not folders of entries, or made of sections. */
const notListed: readonly string[] = ['site', 'facts', 'wording', 'pages'];

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  const { of: collection } = fieldsOf(at.value);
  if (typeof collection !== 'string') return;
  const known = [...site.collections.keys()].filter((name) => !notListed.includes(name));
  if (known.includes(collection)) {
    entries.check?.({ ...at, schema: { ...at.schema, collection } }, site, report);
    return;
  }
  const place = locate(at.document.source, [...at.path, 'of']);
  report(unknownCollection(place, collection, { meant: nearest(collection, known), known }));
}
