import type { Report } from '../../../diagnostics/diagnostic.ts';
import { menuEntry } from '../../../diagnostics/messages/check-structure.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** An entry of the menu is either a link or a group of links. */
export function checkMenu({ site }: Content, report: Report): void {
  const menu = listOf(fieldsOf(site.value.header).menu);
  for (const [index, item] of menu.entries()) {
    const entry = fieldsOf(item);
    if (entry.label === undefined) continue;
    if ((entry.to === undefined) === (entry.entries === undefined)) {
      report(menuEntry(locate(site.source, ['header', 'menu', index]), String(entry.label)));
    }
  }
}
