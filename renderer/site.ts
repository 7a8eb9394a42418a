/**
 * The front door: what a program that imports the package can do, and all that the command line uses of the renderer.
 * Problems are data; nothing is thrown for what an editor wrote. `docs/api.md` shows each function at work.
 */
import type { Cache } from './door/open-cache.ts';
import type { Family } from './family.ts';

export type { Diagnostic } from '../diagnostics/diagnostic.ts';
export type { AddOptions } from './door/add-pictures.ts';
export { addPictures } from './door/add-pictures.ts';
export type { BuildOptions, BuiltSite } from './door/build-site.ts';
export { buildSite } from './door/build-site.ts';
export type { CheckedSite, CheckOptions } from './door/check-site.ts';
export { checkSite } from './door/check-site.ts';
export type { CleanedSite, CleanOptions } from './door/clean-site.ts';
export { cleanSite } from './door/clean-site.ts';
export { compareDrift } from './door/compare-drift.ts';
export type { Cause, Change, DiffOptions, Edit, SiteDiff, ToldChange } from './door/diff-sites.ts';
export { diffSites } from './door/diff-sites.ts';
export type { Drift } from './door/find-drift.ts';
export { findDrift } from './door/find-drift.ts';
export type { LocalValues } from './door/find-local-values.ts';
export { findLocalValues } from './door/find-local-values.ts';
export type { Overriding } from './door/find-overrides.ts';
export { findOverrides } from './door/find-overrides.ts';
export type { FoundUses, UsesOptions } from './door/find-uses.ts';
export { findUses } from './door/find-uses.ts';
export type { FixedLine, FixedSite, FixOptions } from './door/fix-site.ts';
export { fixSite } from './door/fix-site.ts';
export type { FlatSite } from './door/flatten-site.ts';
export { flattenSite } from './door/flatten-site.ts';
export { isSiteFile } from './door/is-site-file.ts';
export type {
  HardSentence,
  PageReadability,
  ReadabilityOptions,
  SiteReadability,
} from './door/measure-readability.ts';
export { measureReadability } from './door/measure-readability.ts';
export type { MergeOptions } from './door/merge-site.ts';
export { mergeSite } from './door/merge-site.ts';
export { namedSites } from './door/named-sites.ts';
export type { Cache } from './door/open-cache.ts';
export type { PlannedSite, PlanOptions, SitePage } from './door/plan-site.ts';
export { planSite } from './door/plan-site.ts';
export type { PreviewedPage, PreviewOptions } from './door/preview-pages.ts';
export { previewPages } from './door/preview-pages.ts';
export type { ReadOptions, ReadSite } from './door/read-site.ts';
export { readSite } from './door/read-site.ts';
export type { SettleOptions } from './door/settle-drift.ts';
export { settleDrift } from './door/settle-drift.ts';
export type { SettledDrift } from './door/settled-file.ts';
export { spareMemory } from './door/spare-memory.ts';
export type { Translatable, TranslationState, Translations } from './door/translations/find-translations.ts';
export { findTranslations } from './door/translations/find-translations.ts';
export { printPo } from './door/translations/po-file.ts';
export type { TakenTranslations, TakeOptions } from './door/translations/take-translations.ts';
export { takeTranslations } from './door/translations/take-translations.ts';
export type { Family } from './family.ts';
export type { FlatFile } from './flatten/flat-file.ts';
export type { Kind, Kinds } from './model/kinds.ts';
export type { Time, Times } from './model/measure.ts';
export type { JsonSchema, SchemaSet, Site } from './model/site.ts';
export type { PendingPicture } from './pending-picture.ts';
export type { ComingChange } from './plan/find-coming-changes.ts';
export type { Unknown } from './uses/target.ts';
export type { FileUses, PageSources, PageText, PageUses, Spot, UsedText, ValueUses } from './uses/uses.ts';

/** Nothing is loaded for it before it is used. */
export function createCache(): Cache {
  return {};
}

/** The same for several sites of one process, which are built one after the other. */
export function createFamily(): Family {
  return { members: [] };
}
