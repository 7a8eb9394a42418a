import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { checkUnique } from '../check-unique.ts';
import type { Content } from '../content.ts';

/** Within a list names are unique: ids of sections, of filters, of downloads. */
export function checkSectionIds(content: Content, report: Report): void {
  for (const page of content.collections.get('pages')?.values() ?? []) {
    checkUnique(page, ['sections'], 'id', page.value.sections, report);
    for (const [index, section] of listOf(page.value.sections).entries()) {
      checkUnique(page, ['sections', index, 'filters'], 'id', fieldsOf(section).filters, report);
    }
  }
  checkUnique(content.site, ['downloads'], 'id', content.site.value.downloads, report);
}
