import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import type { ConsentWords, FrameParts } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import type { KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import type { RuleSite } from '../rule-site.ts';
import { registerNotShown } from './messages.generated.ts';
import { counterWithoutWebsite } from './messages.ts';

/** The visit counter: `analytics` in site.yaml. The island `consent` decides who is counted and sends the request. */
export const analytics: KindCode = {
  rules: [checkAnalytics],
  frame: planConsent,
  targets: counterTargets,
};

/** Shows visitors what is stored. */
const register = '<StorageRegister';

/** The counter knows which website it counts for, and visitors can read what is stored. */
function checkAnalytics({ settings, mentions }: RuleSite, report: Report): void {
  if (settings.value.analytics === undefined) return;
  const { counter, website } = fieldsOf(settings.value.analytics);
  if ((counter === 'umami' || counter === 'matomo') && optionalText(website) === undefined)
    report(counterWithoutWebsite(settings.place(['analytics', 'counter']), counter));
  if (!mentions(register)) report(registerNotShown(settings.place(['analytics'], 'key')));
}

type Analytics = NonNullable<SiteProps['analytics']>;

function planConsent(site: PlanSite): Planned<Pick<FrameParts, 'consent'>> {
  return gather((take) => {
    const written = take(site.setting<Analytics>('analytics'), 'consent/counting');
    if (!written) return {};
    const { counter, address, consent = 'asked' } = written;
    const origin = String(take(site.written('origin')));
    const website = written.website ?? new URL(origin).host;
    const words = take(site.wording<ConsentWords>('consent'), 'consent/words');
    return { consent: { words, counting: { counter, address, website, origin, consent } } };
  });
}

function counterTargets(site: PlanSite) {
  return gather((take) => {
    const address = optionalText(take(site.written('analytics', 'address')));
    return { formActions: [], connections: address === undefined ? [] : [address] };
  });
}
