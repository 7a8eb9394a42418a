import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkFreeBadge } from '../check-free-badge.ts';
import type { JudgedSite } from '../judged.ts';

export function checkEventBadge(site: JudgedSite, report: Report): void {
  for (const event of site.entries('event')) checkFreeBadge(event, report);
}
