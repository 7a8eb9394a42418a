import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { draftNeeded, type NeededPage } from '../../../diagnostics/messages/check-structure.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Some pages can't be drafts, as a website needs them. */
export function checkDrafts({ site: { value }, collections }: Content, report: Report): void {
  const routes = listOf(value.routes).map(fieldsOf);
  for (const [id, { source, value: page }] of collections.get('pages') ?? []) {
    if (page.draft !== true) continue;
    const own = routes.filter((route) => route.page === id);
    const ofEntries = own.find(({ collection }) => typeof collection === 'string');
    const needed: NeededPage | undefined =
      (own.some(({ path }) => path === '/') && 'home') ||
      (value.notFound === id && 'not found') ||
      (fieldsOf(value.search).page === id && 'search') ||
      (ofEntries && { of: String(ofEntries.collection) });
    if (needed) report(draftNeeded(locate(source, ['draft'], 'key'), needed));
  }
}
