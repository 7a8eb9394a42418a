import type { Asset } from '../../schemas/asset.ts';
import type { Soundness } from '../inspect/inspect-pages.ts';
import type { InspectedPage } from '../inspect/inspected-page.ts';
import type { Collected } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Measures } from '../model/typeface-measures.ts';
import type { PageSummary } from '../plan/files/page-summary.ts';
import type { PartVersions } from '../render/part-versions.ts';
import type { PageUse } from '../render/render-page.ts';
import { findDifferences } from '../source/find-differences.ts';
import type { ProvenanceLeft } from '../write/write-provenance.ts';

/** The drawings of the last run by their place in the output, whose name carries a hash of their data. `version`: of the templates that drew them. */
export type ArtRecords = { version: string; files: ReadonlyMap<string, Collected> };

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
  /** Files of entries without a page of their own that something on it comes from. */
  shows: readonly string[];
  /** Calendar days on which it may become another. */
  dates: readonly string[];
  /** Of its line in the record of where everything comes from. */
  provenance: string;
};

/**
 * By address: the pages of the last run, and the parts of the templates that they were made with. `look`: everything
 * else that all of them depend on beside their plans and styles.
 */
export type PageRecords = {
  look: string;
  parts: PartVersions | undefined;
  pages: Map<string, PageRecord>;
  art?: ArtRecords;
  provenance: ProvenanceLeft | undefined;
  /** What inspection said of these pages. */
  sound?: Soundness;
};

export function createPageRecords(): PageRecords {
  return { look: '', parts: undefined, pages: new Map(), provenance: undefined };
}

type Look = { settings: SiteSettings; measures: readonly (Measures | undefined)[] };

/** Pages made with another look no longer count: gives the names of what differs. */
export function takeLook(records: PageRecords, { settings, measures }: Look): string[] {
  const look = JSON.stringify([settings, measures]);
  const before = records.look;
  if (before === look) return [];
  records.pages = new Map();
  records.look = look;
  return before === '' ? [] : namesDiffering(before, look);
}

function namesDiffering(before: string, now: string): string[] {
  const found = findDifferences(JSON.parse(before), JSON.parse(now)).map(({ path }) => path.split('/'));
  const nameOf = ([first, name = '', part]: readonly string[]) =>
    first !== '0' || part === 'fonts' || part === 'scripts' ? 'typefaces' : name;
  return [...new Set(found.map(nameOf))];
}
