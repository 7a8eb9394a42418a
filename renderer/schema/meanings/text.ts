import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** One paragraph of Markdown, with names. */
export const text: Meaning = {
  name: 'text',
  type: () => 'Html',
  holdsNames: true,
  check,
  plan: ({ value }, planning) => planning.paragraph(String(value)),
  example: 'A sentence.',
  control: 'paragraph',
  annotations: ['placeholders'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  if (typeof at.value === 'string') site.checkText(at.value, at, report);
}
