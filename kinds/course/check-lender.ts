import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { lenderNotApproved } from './messages.generated.ts';

/** A lender that the site names must have approved the site's wording before it goes live. */
export function checkLender({ settings }: JudgedSite, report: Report): void {
  const lender = fields(fields(settings.value.checkout).lender);
  if (typeof lender.name === 'string' && lender.approvedOn === undefined)
    report(lenderNotApproved(settings.place(['checkout', 'lender', 'name']), { name: lender.name }));
}
