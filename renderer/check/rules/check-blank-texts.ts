import type { Report } from '../../../diagnostics/diagnostic.ts';
import { emptyText } from '../../../diagnostics/messages/check-shape.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { locate } from '../../source/locate.ts';
import type { Content, ValueVisit } from '../content.ts';
import { nameOf } from '../shape/name-value.ts';

/** A required text is more than spaces; a value with a fixed form is reported for that. */
export function checkBlankTexts({ visits }: Content, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (typeof value !== 'string' || !isBlank(value, schema)) continue;
    const name = nameOf(path) ?? 'this file';
    const wanted = { example: exampleOf(schema), isRequired: true };
    report(emptyText(locate(document.source, path), name, wanted));
  }
}

function isBlank(value: string, { minLength, pattern, format }: ValueVisit['schema']): boolean {
  return (
    value !== '' &&
    value.trim() === '' &&
    minLength !== undefined &&
    pattern === undefined &&
    format === undefined
  );
}
