import type { Report } from '../../../diagnostics/diagnostic.ts';
import { lenderNotApproved } from '../../../diagnostics/messages/check-values.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Before going live a lender that the site names has to have approved what it says. */
export function checkLender({ site }: Content, report: Report): void {
  const lender = fieldsOf(fieldsOf(site.value.checkout).lender);
  if (typeof lender.name === 'string' && lender.approvedOn === undefined)
    report(lenderNotApproved(locate(site.source, ['checkout', 'lender', 'name']), lender.name));
}
