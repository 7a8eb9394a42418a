import type { Asset } from '../../schemas/asset.ts';
import type { Soundness } from '../inspect/inspect-pages.ts';
import type { InspectedPage } from '../inspect/inspected-page.ts';
import type { CollectedFile } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Measures } from '../model/typeface-measures.ts';
import type { PageSummary } from '../plan/files/page-summary.ts';
import type { PartVersions } from '../render/part-versions.ts';
import type { PageUse } from '../render/render-page.ts';
import { findDifferences } from '../source/find-differences.ts';
import type { CachedProvenance } from '../write/write-provenance.ts';

/**
 * The drawings of the last run by output name, which contains a hash of their data. `version`: of the templates that
 * drew them.
 */
export type CachedArt = { version: string; files: ReadonlyMap<string, CollectedFile> };

/** What is cached of a finished page: enough to leave it in the output, but none of its text. */
export type CachedPage = {
  /** Of its plan. */
  version: number;
  output: string;
  bytes: number;
  /** Of the HTML. */
  sha256: string;
  use: PageUse;
  inspected: InspectedPage;
  /** Absent if lists leave the page out. */
  summary?: PageSummary;
  assets: readonly Asset[];
  /** Files of the entries without a page of their own that it shows. */
  shows: readonly string[];
  /** Calendar days on which it may change. */
  dates: readonly string[];
  /** Of its line in the provenance record. */
  provenance: string;
};

/**
 * By address: the pages of the last run, and the parts of the templates that they were made with. `look`: everything
 * that all pages depend on besides their plans and styles.
 */
export type CachedPages = {
  look: string;
  parts: PartVersions | undefined;
  pages: Map<string, CachedPage>;
  art?: CachedArt;
  provenance: CachedProvenance | undefined;
  /** The findings of inspection for these pages. */
  sound?: Soundness;
};

export function createCachedPages(): CachedPages {
  return { look: '', parts: undefined, pages: new Map(), provenance: undefined };
}

type Look = { settings: SiteSettings; measures: readonly (Measures | undefined)[] };

/** Drops pages made with another look; returns the names of what differs. */
export function takeLook(records: CachedPages, { settings, measures }: Look): string[] {
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
