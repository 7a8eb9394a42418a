import type { Report } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { keptByScripts } from './kept.ts';
import { keptSomewhere } from './messages.ts';

/** Once a website has words for what it keeps, it has them for all that it keeps. */
export function checkStorage(site: JudgedSite, report: Report): void {
  const [wording] = site.entries('wording');
  if (!wording || wording.value.storage === undefined) return;
  for (const [key, { setting }] of Object.entries(keptByScripts))
    if (site.settings.value[setting] !== undefined)
      site.need({ wording: [`storage.items.${key}`] }, () => site.settings.place([setting], 'key'));
  const known = Object.keys(keptByScripts);
  for (const [key, item] of Object.entries(fields(fields(wording.value.storage).items)))
    if (!known.includes(key) && fields(item).where === undefined)
      report(keptSomewhere(wording.place(['storage', 'items', key], 'key'), key, nearest(key, known)));
}
