import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { RuleSite } from '../rule-site.ts';
import { keptByScripts } from './kept.ts';
import { keptSomewhere } from './messages.ts';

/** A website that describes any of the data it stores describes all of it. */
export function checkStorage(site: RuleSite, report: Report): void {
  const [wording] = site.entries('wording');
  if (!wording || wording.value.storage === undefined) return;
  const items = fieldsOf(fieldsOf(wording.value.storage).items);
  const known = Object.keys(keptByScripts);
  const misspelt = new Set<string | undefined>();
  for (const [key, item] of Object.entries(items)) {
    if (known.includes(key) || fieldsOf(item).where !== undefined) continue;
    const meant = nearest(
      key,
      known.filter((one) => !Object.hasOwn(items, one)),
    );
    misspelt.add(meant);
    report(keptSomewhere(wording.place(['storage', 'items', key], 'key'), key, meant));
  }
  for (const [key, { setting }] of Object.entries(keptByScripts))
    if (site.settings.value[setting] !== undefined && !misspelt.has(key))
      site.need({ wording: [`storage.items.${key}`] }, () => site.settings.place([setting], 'key'));
}
