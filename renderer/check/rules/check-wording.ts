import type { Report } from '../../../diagnostics/diagnostic.ts';
import { missingWording } from '../../../diagnostics/messages/check-structure.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Every page needs the shared words: the one file of content that no site goes without. */
export function checkWording({ collections, site }: Content, report: Report): void {
  if (!collections.get('wording')?.has('wording')) report(missingWording(locate(site.source, [])));
}
