import type { Report } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../is-day.ts';
import type { JudgedFile } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { promotionEndMoved } from './messages.ts';

/**
 * An announced closing date must not change. Another code makes another offer. Source: CAP Code, rule 8.17.4,
 * https://www.asa.org.uk/type/non_broadcast/code_section/08.html.
 */
export function checkMovedEnd(before: JudgedFile, after: JudgedFile, report: Report): void {
  const was = fields(before.value.promotion);
  const is = fields(after.value.promotion);
  if (was.code !== is.code || was.course !== is.course) return;
  if (isDay(was.until) && isDay(is.until) && is.until > was.until)
    report(promotionEndMoved(after.place(['promotion', 'until']), { before: was.until, after: is.until }));
}
