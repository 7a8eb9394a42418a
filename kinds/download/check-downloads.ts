import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkUnique } from '../check-unique.ts';
import type { JudgedSite } from '../judged.ts';
import { fields, list } from '../read-fields.ts';

/**
 * No two downloads share an id or a file, and those that the site makes have the words and typefaces that they need.
 */
export function checkDownloads({ need, settings }: JudgedSite, report: Report): void {
  for (const field of ['id', 'file', 'fileName'])
    checkUnique(settings, ['downloads'], field, settings.value.downloads, report);
  for (const [index, download] of list(settings.value.downloads).entries())
    if (fields(download).file === undefined)
      need({ settings: ['theme.fonts'], wording: ['document'] }, () => settings.place(['downloads', index]));
}
