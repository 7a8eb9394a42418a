import type { Report } from '../../../diagnostics/diagnostic.ts';
import { locate } from '../../source/locate.ts';
import { findPhoneProblem } from '../contact/find-phone-problem.ts';
import type { Content } from '../content.ts';

/** A telephone number can be called from anywhere: for values whose schema has the `format` phone. */
export function checkPhones(content: Content, report: Report): void {
  for (const { document, path, schema, value } of content.visits) {
    if (schema.format !== 'phone' || typeof value !== 'string' || value === '') continue;
    const problem = findPhoneProblem(value, content.countryCode(), inYaml);
    if (problem) report(problem(locate(document.source, path)));
  }
}

/** Without spaces or quotation marks, YAML would read a number. */
function inYaml(number: string): string {
  return /^\+\d+$/.test(number) ? `"${number}"` : number;
}
