import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import type { FrameParts } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import { checkDownload } from '../download/check-download.ts';
import { planDownload } from '../download/plan-download.ts';
import type { ActionTarget, ActionTargetPlan, KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import type { RuleSite } from '../rule-site.ts';
import { noLeadDialog } from './messages.ts';

/** The dialog that offers the free guide for contact details: `lead` in site.yaml. */
export const lead: KindCode = {
  rules: [checkLeadDownload],
  actionTargets: { dialog: { check: checkDialog, plan: planDialog } },
  frame: planLead,
};

function checkDialog(...[, place, settings, report]: Parameters<ActionTarget['check']>): void {
  if (settings.lead === undefined) report(noLeadDialog(place()));
}

function planLead(site: PlanSite): Planned<Pick<FrameParts, 'lead'>> {
  return gather((take) => {
    const written = take(site.setting<NonNullable<SiteProps['lead']>>('lead'), 'lead');
    if (!written) return {};
    const { form, title, text, close, cancel, download } = written;
    return {
      lead: {
        id: '_lead',
        title,
        text,
        close,
        cancel,
        form,
        ...(download && { download: take(planDownload(download, site)) }),
      },
    };
  });
}

/** Without a script, the button leads home. */
function planDialog(dialog: unknown, _text: unknown, site: PlanSite): Planned<ActionTargetPlan> {
  return gather((take) => ({
    kind: 'dialog',
    dialog: `_${asText(dialog)}`,
    href: take(site.link('/')).href,
  }));
}

/** The dialog for leads must hand out a listed download. */
function checkLeadDownload({ settings }: RuleSite, report: Report): void {
  const place = () => settings.place(['lead', 'download']);
  checkDownload(fieldsOf(settings.value.lead).download, place, settings.value, report);
}
