import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownCategory } from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** Where site.yaml lists the categories of articles, articles and the filters of lists keep to them. */
export function checkCategories(content: Content, report: Report): void {
  const known = listOf(content.site.value.postCategories).map(String);
  if (known.length === 0) return;
  const check = (document: Document, path: Path, name: unknown) => {
    if (typeof name !== 'string' || known.includes(name)) return;
    report(unknownCategory(locate(document.source, path), { name, meant: nearest(name, known), known }));
  };
  for (const post of content.collections.get('posts')?.values() ?? [])
    check(post, ['category'], post.value.category);
  for (const { document, path, value } of content.visits) {
    if (path.at(-1) !== 'filters' || document.collection !== 'pages') continue;
    for (const [index, filter] of listOf(value).entries()) {
      for (const [at, name] of listOf(fieldsOf(filter).categories).entries()) {
        check(document, [...path, index, 'categories', at], name);
      }
    }
  }
}
