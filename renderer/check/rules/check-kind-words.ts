import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { unknownKey } from '../../../diagnostics/messages/check-shape.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/** The words for kinds of pages, in the search and in llms.txt, belong to existing kinds. */
export function checkKindWords({ site, documents, kinds }: Content, report: Report): void {
  const folders = kinds.filter(({ pages }) => pages).map(({ collection }) => collection);
  checkKeys({ document: site, path: ['search', 'kinds'], known: ['other', ...folders] }, report);
  const wording = documents.find(({ collection }) => collection === 'wording');
  if (wording) checkKeys({ document: wording, path: ['guide'], known: ['pages', ...folders] }, report);
}

type Words = { document: Document; path: readonly string[]; known: readonly string[] };

function checkKeys({ document, path, known }: Words, report: Report): void {
  const words = path.reduce((value: unknown, key) => fieldsOf(value)[key], document.value);
  for (const key of Object.keys(fieldsOf(words))) {
    if (known.includes(key)) continue;
    const place = locate(document.source, [...path, key], 'key');
    report(unknownKey(place, { key, meant: nearest(key, known), known }));
  }
}
