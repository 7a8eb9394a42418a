import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import type { Document } from '../document.ts';
import type { StandingOf } from './standing-at.ts';

/** Any route with a mistake may have been meant for a page that has none. */
export function wantedPages(
  errors: readonly Diagnostic[],
  site: Document | undefined,
  standing: StandingOf,
): Pick<Diagnostic, 'lacks'>[] {
  if (!site) return [];
  const { routes, notFound } = site.value;
  return errors.flatMap((error) => {
    if (error.place.file !== site.source.file || error.lacks) return [];
    const [field, index] = standing(error)?.path ?? [];
    if (field === 'notFound') return [{ lacks: { of: 'pages', name: String(notFound) } }];
    if (field !== 'routes' || typeof index !== 'number') return [];
    return [{ lacks: { of: 'pages', name: String(fieldsOf(listOf(routes)[index]).page) } }];
  });
}
