import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  translationOfTranslation,
  translationSameLanguage,
} from '../../../diagnostics/messages.generated.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/**
 * A page names its original, which names nothing: so a pair can’t refer one way only. Of the pages that say the same,
 * each is in a language of its own.
 */
export function checkTranslations({ collections, site }: Content, report: Report): void {
  const pages = collections.get('pages') ?? new Map<string, Document>();
  const languageOf = ({ value }: Document) => asText(value.language) || asText(site.value.language);
  const taken = new Map<string, string>();
  for (const [id, page] of pages) {
    const of = asText(page.value.translationOf);
    const original = pages.get(of);
    if (!original) continue;
    const place = locate(page.source, ['translationOf']);
    const before = asText(original.value.translationOf);
    if (before !== '') report(translationOfTranslation(place, { page: of, original: before }));
    const language = languageOf(page);
    const same = languageOf(original) === language ? of : taken.get(`${of} ${language}`);
    if (same === undefined) taken.set(`${of} ${language}`, id);
    else report(translationSameLanguage(place, { page: same, language }));
  }
}
