import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { instalmentsWithoutWords } from './messages.generated.ts';

/**
 * If a course is paid in instalments, the checkout and its price have the words for it. Otherwise nobody needs them.
 */
export function checkInstalments({ entries, sections, need }: JudgedSite, report: Report): void {
  const course = entries('course').find(isPaidInParts);
  if (!course) return;
  const [without] = sections('checkout').filter(({ value }) => {
    const { full, klarna } = fields(value.payment);
    return full !== undefined && klarna === undefined;
  });
  if (without)
    report(
      instalmentsWithoutWords(without.page.place([...without.at, 'payment'], 'key'), { course: course.id }),
    );
  // If both are missing, the lender was removed: one cause, one message.
  else need({ wording: ['course.lenderNote'] }, () => course.place(['payLater'], 'key'));
}

function isPaidInParts({ value }: JudgedFile): boolean {
  return value.payLater === true && typeof value.price === 'number';
}
