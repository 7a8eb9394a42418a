import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { checkUnique } from '../../../kinds/check-unique.ts';
import type { Content } from '../content.ts';
import { ruleFile } from '../rule-site.ts';

/** Ids are unique within a list: of sections, of filters. */
export function checkSectionIds(content: Content, report: Report): void {
  for (const page of content.collections.get('pages')?.values() ?? []) {
    const file = ruleFile(page);
    checkUnique(file, ['sections'], 'id', page.value.sections, report);
    for (const [index, section] of listOf(page.value.sections).entries()) {
      checkUnique(file, ['sections', index, 'filters'], 'id', fieldsOf(section).filters, report);
    }
  }
}
