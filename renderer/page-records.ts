import type { Asset } from '../schemas/asset.ts';
import type { InspectedPage } from './inspect/inspected-page.ts';
import type { SiteSettings } from './model/plan.ts';
import type { PageSummary } from './plan/files/page-summary.ts';
import type { Templates } from './render/load-templates.ts';
import type { PageUse } from './render/render-page.ts';
import type { Measures } from './render/typefaces/measure-typeface.ts';

/** What stays of a page that was made: enough to leave it where it stands, but none of its text. */
export type PageRecord = {
  /** Of its plan. */
  version: number;
  output: string;
  bytes: number;
  /** Of the HTML. */
  sha256: string;
  use: PageUse;
  inspected: InspectedPage;
  /** Absent where lists leave the page out. */
  summary?: PageSummary;
  assets: readonly Asset[];
  provenance: string;
};

/** By address: the pages of the last run. `look`: everything that all of them depend on beside their plans and styles. */
export type PageRecords = { look: string; pages: Map<string, PageRecord> };

export function createPageRecords(): PageRecords {
  return { look: '', pages: new Map() };
}

type Look = {
  templates: Pick<Templates, 'markupVersion'>;
  settings: SiteSettings;
  measures: readonly (Measures | undefined)[];
};

/** The records of the last run if they were made with the same look; otherwise none of them counts. */
export function recordsFor(
  records: PageRecords,
  { templates, settings, measures }: Look,
): Map<string, PageRecord> {
  const look = JSON.stringify([templates.markupVersion, settings, measures]);
  if (records.look !== look) records.pages = new Map();
  records.look = look;
  return records.pages;
}
