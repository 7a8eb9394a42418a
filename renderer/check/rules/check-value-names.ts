import type { Report } from '../../../diagnostics/diagnostic.ts';
import { strayBrace } from '../../../diagnostics/messages/check-references.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locateText } from '../../source/locate-text.ts';
import type { Content } from '../content.ts';
import { holdsNames } from '../names/holds-names.ts';
import { reportName } from '../names/report-name.ts';
import { scopeOf } from '../names/scope-of.ts';

/** Every `{name}` in a text of a YAML file or a front matter names a value. */
export function checkValueNames(content: Content, report: Report): void {
  for (const { document, path, value, schema } of content.visits) {
    if (typeof value !== 'string' || !holdsNames(document, schema)) continue;
    if (!/[{}]/.test(value)) continue;
    const placeholders = Array.isArray(schema.placeholders) ? schema.placeholders.map(String) : [];
    const scope = scopeOf(document, path, content, placeholders);
    for (const found of findNames(value)) {
      const place = () => locateText(document.source, path, found.offset);
      if (found.kind === 'stray') report(strayBrace(place(), found.written));
      else reportName(found.name, place, scope, report);
    }
  }
}
