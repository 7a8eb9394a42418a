import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../../schema/checked.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import type { Content } from '../content.ts';
import { checkBlock, checkInline } from '../markdown/check-text.ts';
import { judgeLink } from '../names/judge-link.ts';
import { routedCollections } from '../names/routed-collections.ts';

/** Every value is what its schema says that it means. */
export function checkMeanings(content: Content, report: Report): void {
  for (const visit of content.visits) {
    const site = (): CheckedSite => ({
      settings: content.site.value,
      collections: content.collections,
      media: content.media,
      judgeLink: (written) => judgeLink(written, visit.document, content),
      checkText: (text) => checkInline(visit, text, content, report),
      checkBody: (text) => checkBlock(visit, text, content, report),
      routedCollections: (page) => routedCollections(page, content),
    });
    meaningOf(visit.schema)?.check?.(visit, site(), report);
  }
}
