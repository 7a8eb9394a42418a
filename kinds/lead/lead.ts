import type { Frame } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import { planDownload } from '../download/plan-download.ts';
import type { KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

/** The dialog that offers the free guide for contact details: `lead` in site.yaml. */
export const lead: KindCode = { frame: planLead };

function planLead(site: PlanSite): Planned<Pick<Frame, 'lead'>> {
  return gather((take) => {
    const written = take(site.setting<NonNullable<SiteProps['lead']>>('lead'), 'lead');
    if (!written) return {};
    const { form, title, text, close, cancel, download } = written;
    return {
      lead: {
        id: 'lead',
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
