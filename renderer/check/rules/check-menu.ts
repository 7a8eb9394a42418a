import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { lackingField } from '../../../diagnostics/lacking-field.ts';
import { menuEntry } from '../../../diagnostics/messages.generated.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** A menu entry is either a link or a group of links. */
export function checkMenu({ site }: Content, report: Report): void {
  const menu = listOf(fieldsOf(site.value.header).menu);
  for (const [index, item] of menu.entries()) {
    const entry = fieldsOf(item);
    if (entry.label === undefined) continue;
    if ((entry.to === undefined) === (entry.entries === undefined)) {
      const path = ['header', 'menu', index];
      report(
        lackingField(menuEntry(locate(site.source, path), { label: String(entry.label) }), [...path, '*']),
      );
    }
  }
}
