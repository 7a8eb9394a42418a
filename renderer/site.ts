/**
 * The front door: the API of the package, and everything of the renderer that the command line uses. Problems are data;
 * nothing is thrown for what an editor wrote. `docs/api.md` shows each function at work.
 */

import type { Family } from './warm/family.ts';
import type { Cache } from './warm/open-cache.ts';

export type { Diagnostic } from '../diagnostics/diagnostic.ts';
export type { Unknown } from './edit/target.ts';
export type { AskedPrograms, AskOptions } from './features/ask/ask-programs.ts';
export { askPrograms } from './features/ask/ask-programs.ts';
export { compareDrift } from './features/branches/drift/compare-drift.ts';
export type { Drift } from './features/branches/drift/find-drift.ts';
export { findDrift } from './features/branches/drift/find-drift.ts';
export type { SettleOptions } from './features/branches/drift/settle-drift.ts';
export { settleDrift } from './features/branches/drift/settle-drift.ts';
export type { SettledDrift } from './features/branches/drift/settled-file.ts';
export type { LocalValues } from './features/branches/find-local-values.ts';
export { findLocalValues } from './features/branches/find-local-values.ts';
export type { Overriding } from './features/branches/find-overrides.ts';
export { findOverrides } from './features/branches/find-overrides.ts';
export type {
  Translatable,
  TranslationState,
  Translations,
} from './features/branches/translations/find-translations.ts';
export { findTranslations } from './features/branches/translations/find-translations.ts';
export { printPo } from './features/branches/translations/po-file.ts';
export type { TakenTranslations, TakeOptions } from './features/branches/translations/take-translations.ts';
export { takeTranslations } from './features/branches/translations/take-translations.ts';
export type { BuildOptions, BuiltSite } from './features/build-site.ts';
export { buildSite } from './features/build-site.ts';
export type { CleanedSite, CleanOptions } from './features/clean/clean-site.ts';
export { cleanSite } from './features/clean/clean-site.ts';
export type { FlatFile } from './features/clone/flat-file.ts';
export type { FlatSite } from './features/clone/flatten-site.ts';
export { flattenSite } from './features/clone/flatten-site.ts';
export type { Cause, Change, DiffOptions, Edit, SiteDiff, ToldChange } from './features/diff/diff-sites.ts';
export { diffSites } from './features/diff/diff-sites.ts';
export type {
  PreviewEditsOptions,
  PreviewedEdits,
} from './features/edit/attempt/preview-edits.ts';
export { previewEdits } from './features/edit/attempt/preview-edits.ts';
export type { TriedEdits, TriedProblem, TryOptions } from './features/edit/attempt/try-edits.ts';
export { tryEdits } from './features/edit/attempt/try-edits.ts';
export type { ChangedWhole, ChangeFilesOptions } from './features/edit/entries/change-files.ts';
export { changeFiles } from './features/edit/entries/change-files.ts';
export { copyEntry } from './features/edit/entries/copy-entry.ts';
export type { FileChange } from './features/edit/entries/file-change.ts';
export type { EntryOptions, EntryToCopy } from './features/edit/entries/find-entry.ts';
export { findEntry } from './features/edit/entries/find-entry.ts';
export { findReferrers } from './features/edit/entries/find-referrers.ts';
export type { TakenId } from './features/edit/entries/find-taken-ids.ts';
export { findTakenIds } from './features/edit/entries/find-taken-ids.ts';
export type { PagePlaces, SiteList } from './features/edit/entries/page-places.ts';
export { findPagePlaces } from './features/edit/entries/page-places.ts';
export type { RenamedEntry } from './features/edit/entries/rename-entry.ts';
export { renameEntry } from './features/edit/entries/rename-entry.ts';
export type { FieldOptions, TitleOptions } from './features/edit/fields/describe-fields.ts';
export { describeFields, titleValues } from './features/edit/fields/describe-fields.ts';
export type {
  ArticlePart,
  FieldBounds,
  FieldChoice,
  FieldControl,
  FieldLayer,
  FieldView,
  NamedInText,
  TextEdit,
} from './features/edit/fields/field-view.ts';
export { readBlock } from './features/edit/fields/read-block.ts';
export type { RichBlock, RichMark, RichPiece } from './features/edit/fields/rich-block.ts';
export type { FindOptions, MatchedEntry } from './features/edit/find/find-entries.ts';
export { findEntries } from './features/edit/find/find-entries.ts';
export type { FoundInSite } from './features/edit/find/find-in-site.ts';
export { findInSite } from './features/edit/find/find-in-site.ts';
export type { ListedPicture } from './features/edit/find/list-pictures.ts';
export { listPictures } from './features/edit/find/list-pictures.ts';
export type { LocatedValue } from './features/edit/map/locate-values.ts';
export type { LocatedText, LocatedTexts, MapOptions } from './features/edit/map/map-texts.ts';
export { mapTexts } from './features/edit/map/map-texts.ts';
export type { AddedMedia, AddMediaOptions } from './features/edit/media/add-media.ts';
export { addMedia } from './features/edit/media/add-media.ts';
export type { MediaMention } from './features/edit/media/find-media-uses.ts';
export { findMediaUses } from './features/edit/media/find-media-uses.ts';
export type { ListedMedia } from './features/edit/media/list-media.ts';
export { listMedia } from './features/edit/media/list-media.ts';
export type { MergeConflict, MergeSide } from './features/edit/merge/merge-conflict.ts';
export { keyOfConflict } from './features/edit/merge/merge-conflict.ts';
export type { MergedFrom, MergedText } from './features/edit/merge/merge-texts.ts';
export { mergeTexts } from './features/edit/merge/merge-texts.ts';
export type {
  HiddenSection,
  OutlinedSection,
  OutlineOptions,
  PageOutline,
} from './features/edit/outline/outline-page.ts';
export { outlinePage } from './features/edit/outline/outline-page.ts';
export type { PastedText, PasteOptions } from './features/edit/paste/paste-html.ts';
export { pasteHtml } from './features/edit/paste/paste-html.ts';
export type { ListedSetting, SettingsGroup } from './features/edit/settings/list-settings.ts';
export { listSettings } from './features/edit/settings/list-settings.ts';
export type { ColourContrast, ContrastOptions } from './features/edit/settings/measure-contrast.ts';
export { measureContrast } from './features/edit/settings/measure-contrast.ts';
export type { ChangedFile, EditOptions, SiteEdit } from './features/edit/write/edit-site.ts';
export { editSite } from './features/edit/write/edit-site.ts';
export type { EditConflict, SiteEdits, WantedEdit } from './features/edit/write/edited-texts.ts';
export type { InvertOptions } from './features/edit/write/invert-edits.ts';
export { invertEdits } from './features/edit/write/invert-edits.ts';
export type { SetOptions, SetOutcome } from './features/edit/write/set-value.ts';
export { setValue } from './features/edit/write/set-value.ts';
export type { ValueEdit } from './features/edit/write/value-edit.ts';
export type { FixedLine, FixedSite, FixOptions } from './features/fix/fix-site.ts';
export { fixSite } from './features/fix/fix-site.ts';
export type { ArticleComponent } from './features/gallery/component-examples.ts';
export { componentExamples } from './features/gallery/component-examples.ts';
export type { Gallery, GalleryFile, GalleryOptions, GalleryPage } from './features/gallery/plan-gallery.ts';
export { planGallery } from './features/gallery/plan-gallery.ts';
export type { SectionExample } from './features/gallery/section-examples.ts';
export { sectionExamples } from './features/gallery/section-examples.ts';
export type { Imported, ImportOptions, TakenEntry } from './features/import/import-content.ts';
export { importContent } from './features/import/import-content.ts';
export type { LeftFile } from './features/import/origins/origin.ts';
export type {
  HardSentence,
  PageReadability,
  ReadabilityOptions,
  SiteReadability,
} from './features/readability/measure-readability.ts';
export { measureReadability } from './features/readability/measure-readability.ts';
export type { MergeOptions } from './features/shards/merge-site.ts';
export { mergeSite } from './features/shards/merge-site.ts';
export type { AddOptions } from './features/watch/add-pictures.ts';
export { addPictures } from './features/watch/add-pictures.ts';
export type { BrowserFailure } from './features/watch/explain-browser-failure.ts';
export type { PreviewedPage, PreviewOptions } from './features/watch/preview-pages.ts';
export { previewPages } from './features/watch/preview-pages.ts';
export type { WatchedIslands } from './features/watch/watched-islands.ts';
export { openWatchedIslands } from './features/watch/watched-islands.ts';
export type { FoundUses, UsesOptions } from './features/where/find-uses.ts';
export { findUses } from './features/where/find-uses.ts';
export type {
  ChangedRead,
  ReasonForAll,
  ReasonForPage,
  Reasons,
  ReasonsOptions,
  Rebuild,
  RebuiltPage,
  TemplatePart,
  Way,
} from './features/why/find-reasons.ts';
export { findReasons } from './features/why/find-reasons.ts';
export type { Note, NoteKind } from './foreign/note.ts';
export type { Kind, Kinds } from './model/kinds.ts';
export type { Time, Times } from './model/measure.ts';
export type { JsonSchema, SchemaSet, Site } from './model/site.ts';
export type { PageSources, PageText, Spot, UsedText } from './page-texts/page-text.ts';
export type { CheckedSite, CheckOptions } from './pipeline/check-site.ts';
export { checkSite } from './pipeline/check-site.ts';
export { isSiteFile } from './pipeline/is-site-file.ts';
export { namedSites } from './pipeline/named-sites.ts';
export type { PendingPicture } from './pipeline/pending-picture.ts';
export type { PlannedSite, PlanOptions, SitePage } from './pipeline/plan-site.ts';
export { planSite } from './pipeline/plan-site.ts';
export type { ReadOptions, ReadSite } from './pipeline/read-site.ts';
export { readSite } from './pipeline/read-site.ts';
export type { ComingChange } from './plan/find-coming-changes.ts';
export { layerFolders } from './read/layers/site-folders.ts';
export type { FileUses, PageUses, ValueUses } from './trials/uses.ts';
export type { Family } from './warm/family.ts';
export type { Cache } from './warm/open-cache.ts';

/** Loads nothing until it is used. */
export function createCache(): Cache {
  return {};
}

/** The same for several sites that one process builds one after the other. */
export function createFamily(): Family {
  return { members: [] };
}
