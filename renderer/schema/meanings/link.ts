import type { Report } from '../../../diagnostics/diagnostic.ts';
import { wrongLink } from '../../../diagnostics/messages/check-references.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** A place on the page, a page of the site, a web address, an e-mail address or a telephone number. Whether the page exists is inspected on the finished pages. */
export const link: Meaning = {
  name: 'link',
  type: () => 'Link',
  holdsNames: true,
  check,
  example: '/',
  control: 'link',
  annotations: ['placeholders'],
};

function check(at: CheckedValue, site: CheckedSite, report: Report): void {
  if (typeof at.value !== 'string') return;
  const problem = site.judgeLink(at.value, at);
  if (problem) report(wrongLink(locate(at.document.source, at.path), at.value, problem));
}
