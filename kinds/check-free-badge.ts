import type { Report } from '../diagnostics/diagnostic.ts';
import { badgeFree } from '../diagnostics/messages.generated.ts';
import type { RuleFile } from './rule-site.ts';

/** Nothing that has a price may carry a badge that says it is free. */
export function checkFreeBadge({ value: { price, badge }, place }: RuleFile, report: Report): void {
  const isFree = typeof badge === 'string' && /^free$/i.test(badge);
  if (isFree && typeof price === 'number' && price > 0) report(badgeFree(place(['badge']), { price }));
}
