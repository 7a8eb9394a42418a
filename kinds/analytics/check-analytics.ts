import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { fields, optionalText } from '../read-fields.ts';
import { registerNotShown } from './messages.generated.ts';
import { counterWithoutWebsite } from './messages.ts';

/** Shows visitors what is stored. */
const register = '<StorageRegister';

/** The counter knows which website it counts for, and visitors can read what is stored. */
export function checkAnalytics({ settings, mentions }: JudgedSite, report: Report): void {
  if (settings.value.analytics === undefined) return;
  const { counter, website } = fields(settings.value.analytics);
  if ((counter === 'umami' || counter === 'matomo') && optionalText(website) === undefined)
    report(counterWithoutWebsite(settings.place(['analytics', 'counter']), counter));
  if (!mentions(register)) report(registerNotShown(settings.place(['analytics'], 'key')));
}
