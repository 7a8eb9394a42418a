import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkDownload } from '../download/check-download.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';

/** The dialog for leads must hand out a listed download. */
export function checkLeadDownload({ settings }: JudgedSite, report: Report): void {
  const place = () => settings.place(['lead', 'download']);
  checkDownload(fields(settings.value.lead).download, place, settings.value, report);
}
