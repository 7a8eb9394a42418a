import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkDownload } from '../download/check-download.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';

/** What the dialog for leads hands out is a download. */
export function checkLeadDownload({ settings }: JudgedSite, report: Report): void {
  const place = () => settings.place(['lead', 'download']);
  checkDownload(fields(settings.value.lead).download, place, settings.value, report);
}
