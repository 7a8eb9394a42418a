import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { currentNowhere } from '../../../diagnostics/messages/nowhere.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The menu entry that a route belongs to leads to a page of the site. */
export function checkCurrent(content: Content, report: Report): void {
  const { source, value } = content.site;
  const routes = listOf(value.routes).map(fieldsOf);
  for (const [index, { current }] of routes.entries()) {
    if (typeof current !== 'string' || current === '' || content.addresses().includes(current)) continue;
    const place = locate(source, ['routes', index, 'current']);
    report(currentNowhere(place, current, nearest(current, content.addresses())));
  }
}
