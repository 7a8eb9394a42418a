import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** Several paragraphs of Markdown, with components and names. */
export const body: Meaning = {
  name: 'body',
  type: () => 'Body',
  holdsNames: true,
  check,
  plan: ({ value }, planning) => planning.article(String(value)),
  example: 'A paragraph.',
  control: 'article',
  annotations: ['placeholders'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  if (typeof at.value === 'string') site.checkBody(at.value, at, report);
}
