import type { Report } from '../../../diagnostics/diagnostic.ts';
import { currentElsewhere } from '../../../diagnostics/messages/check-references.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import { entryType } from '../entry-types.ts';
import type { Meaning } from '../meaning.ts';

/** The entry that the page is made for; written as `true`. */
export const current: Meaning = {
  name: 'current',
  type: (schema, kinds) => entryType(String(schema.collection), kinds, 'whole'),
  holdsNames: false,
  check,
  plan: (_written, planning) => planning.current(),
  example: true,
  control: 'switch',
  annotations: ['collection'],
  needs: ['collection'],
};

/** `course: true` needs a page that is made once per course. */
function check({ document, path, schema }: CheckedValue, site: SiteToCheck, report: Report): void {
  const routes = site.routedCollections(document.id);
  const { collection } = schema;
  if (routes.length === 0 || routes.every((routed) => routed === collection)) return;
  report(
    currentElsewhere(
      locate(document.source, path, 'key'),
      String(path.at(-1)),
      String(collection),
      document.id,
    ),
  );
}
