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

/** Everything that all pages depend on beside their plans. */
export type Look = {
  templates: Templates;
  settings: SiteSettings;
  measures: readonly (Measures | undefined)[];
};

/** By address: the pages of the last run, and what they were made with. */
export type PageRecords = { look: Look | undefined; pages: Map<string, PageRecord> };

export function createPageRecords(): PageRecords {
  return { look: undefined, pages: new Map() };
}

/** The records of the last run if they were made with the same look; otherwise none of them counts. */
export function recordsFor(records: PageRecords, look: Look): Map<string, PageRecord> {
  if (!isSameLook(records.look, look)) records.pages = new Map();
  records.look = look;
  return records.pages;
}

/** Templates are loaded anew where one of them changed; settings are plain data. */
function isSameLook(one: Look | undefined, other: Look): boolean {
  if (one?.templates !== other.templates) return false;
  const plain = ({ settings, measures }: Look) => JSON.stringify([settings, measures]);
  return plain(one) === plain(other);
}
