import type { Report } from '../../../diagnostics/diagnostic.ts';
import { checkDownload } from '../../schema/check-download.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** What the dialog for leads hands out is a download. */
export function checkLeadDownload({ site }: Content, report: Report): void {
  const place = () => locate(site.source, ['lead', 'download']);
  checkDownload(fieldsOf(site.value.lead).download, place, site.value, report);
}
