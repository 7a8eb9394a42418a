import type { KindCode } from '../kind.ts';
import { checkDownload } from './check-download.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkStations } from './check-stations.ts';
import { planDocuments } from './plan-documents.ts';

/** The documents that site.yaml lists under `downloads`, made of what the pages show. */
export const download: KindCode = {
  rules: [checkDownloads, checkStations],
  actionTargets: {
    download: { check: (id, place, settings, report) => checkDownload(id, place, settings, report) },
  },
  documents: planDocuments,
};
