import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { sureAddress, wrongLink } from '../../../diagnostics/messages/check-references.ts';
import { wholeOwnAddress } from '../../../diagnostics/messages.generated.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { gather, linesOf, type Planned, shown } from '../../../kinds/planned.ts';
import type { Link } from '../../../schemas/planned.ts';
import { fixValue } from '../../source/fix-value.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/**
 * A place on the page, a page of the site, a web address, an email address or a telephone number. Inspection checks on
 * the finished pages that the page exists.
 */
export const link: Meaning = {
  name: 'link',
  type: () => 'Link',
  holdsNames: true,
  check,
  plan,
  example: '/',
  control: 'link',
  annotations: ['placeholders'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  if (typeof at.value !== 'string') return;
  const { source } = at.document;
  const place = locate(source, at.path);
  const tell = (problem: Diagnostic, meant: string | undefined) =>
    report(withFix(problem, meant === undefined ? undefined : fixValue(source, at.path, meant)));
  const contact = site.findContactProblem(at.value);
  if (contact) {
    tell(contact.tell(place), contact.isSure ? contact.meant : undefined);
    return;
  }
  const problems = site.findLinkProblems(at.value, at);
  for (const problem of problems)
    tell(
      wrongLink(place, at.value, problem),
      problem.value ? undefined : sureAddress(at.value, problem.kind),
    );
  const own = problems.length > 0 ? undefined : site.ownPath(at.value);
  if (own !== undefined) tell(wholeOwnAddress(place, { written: at.value, path: own }), own);
}

/** Undefined if the page is hidden today. */
function plan({ value }: WrittenValue, planning: Planning): Planned<Link | undefined> {
  return gather((take) => {
    const { origins, ...written } = planning.string(String(value));
    const address = take({ ...written, origins: [] });
    const { link: finished, hidden } = take(planning.address(address));
    return hidden ? undefined : take(shown(finished, finished.href, linesOf(origins)));
  });
}
