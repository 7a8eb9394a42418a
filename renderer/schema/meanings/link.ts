import type { Report } from '../../../diagnostics/diagnostic.ts';
import { wrongLink } from '../../../diagnostics/messages/check-references.ts';
import { gather, type Planned, shown } from '../../../kinds/planned.ts';
import type { Link } from '../../../schemas/planned.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import type { Meaning } from '../meaning.ts';
import type { Planning, WrittenValue } from '../planning.ts';

/** A place on the page, a page of the site, a web address, an e-mail address or a telephone number. Whether the page exists is inspected on the finished pages. */
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

function check(at: CheckedValue, site: CheckedSite, report: Report): void {
  if (typeof at.value !== 'string') return;
  const place = locate(at.document.source, at.path);
  const contact = site.judgeContact(at.value);
  const problem = contact ? undefined : site.judgeLink(at.value, at);
  if (contact) report(contact(place));
  else if (problem) report(wrongLink(place, at.value, problem));
}

/** Nothing where the page is hidden today. */
function plan({ value }: WrittenValue, planning: Planning): Planned<Link | undefined> {
  return gather((take) => {
    const address = take({ ...planning.string(String(value)), origins: [] });
    const { link: finished, hidden } = take(planning.address(address));
    return hidden ? undefined : take(shown(finished, finished.href, [planning.place()]));
  });
}
