import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { termTwice } from '../../../diagnostics/messages/check-words.ts';
import { termRefused } from '../../../diagnostics/messages.generated.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Content } from '../../check/content.ts';
import { locate } from '../../source/locate.ts';
import { termKey } from './read-glossary.ts';

/** Each term is in the glossary once, and no spelling is both right and wrong. */
export function checkGlossaryTerms({ site: { source, value } }: Content, report: Report): void {
  const terms = new Map<string, { term: string; path: Path }>();
  const entries = listOf(value.glossary).map((item) => fieldsOf(item));
  for (const [index, { term }] of entries.entries()) {
    if (typeof term !== 'string') continue;
    const path = ['glossary', index, 'term'];
    const first = terms.get(termKey(term));
    if (first) report(termTwice(locate(source, path), term, locate(source, first.path)));
    else terms.set(termKey(term), { term, path });
  }
  for (const [index, { not }] of entries.entries())
    for (const [at, spelling] of listOf(not).entries()) {
      const right = typeof spelling === 'string' ? terms.get(termKey(spelling)) : undefined;
      if (right)
        report(
          termRefused(locate(source, ['glossary', index, 'not', at]), {
            spelling: String(spelling),
            term: right.term,
          }),
        );
    }
}
