import type { ActionTargetPlan, KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { checkDownload } from './check-download.ts';
import { checkDownloads, checkStations } from './check-downloads.ts';
import { planDocuments } from './plan-documents.ts';
import { planDownload } from './plan-download.ts';

/** The documents that site.yaml lists under `downloads`, made from the content of the pages. */
export const download: KindCode = {
  rules: [checkDownloads, checkStations],
  actionTargets: {
    download: {
      check: (id, place, settings, report) => checkDownload(id, place, settings, report),
      plan: planTarget,
    },
  },
  documents: planDocuments,
};

function planTarget(id: unknown, _text: unknown, site: PlanSite): Planned<ActionTargetPlan> {
  return gather((take) => ({ kind: 'download', ...take(planDownload(asText(id), site)) }));
}
