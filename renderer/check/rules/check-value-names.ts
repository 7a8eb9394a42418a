import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Content } from '../content.ts';
import { findNames } from '../names/find-names.ts';
import { holdsNames } from '../names/holds-names.ts';
import { reportName } from '../names/report-name.ts';
import { scopeOf } from '../names/scope-of.ts';
import { placeInText } from '../place-in-text.ts';

/** Every `{name}` in a text of a YAML file or a front matter names a value. */
export function checkValueNames(content: Content, report: Report): void {
  for (const visit of content.visits) {
    if (typeof visit.value !== 'string' || !holdsNames(visit.document, visit.schema)) continue;
    if (!/[{}]/.test(visit.value)) continue;
    const placeholders = Array.isArray(visit.schema.placeholders)
      ? visit.schema.placeholders.map(String)
      : [];
    const scope = scopeOf(visit.document, visit.path, content, placeholders);
    for (const found of findNames(visit.value)) {
      reportName(found, () => placeInText(visit.document.source, visit.path, found.written), scope, report);
    }
  }
}
