import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkUnique } from '../check-unique.ts';
import type { JudgedSite } from '../judged.ts';

/** Downloads are named by their ids: no two have the same. */
export function checkDownloads({ settings }: JudgedSite, report: Report): void {
  checkUnique(settings, ['downloads'], 'id', settings.value.downloads, report);
}
