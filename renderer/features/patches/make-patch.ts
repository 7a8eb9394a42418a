import type { KindCodes } from '../../../kinds/kind.ts';
import type { Query } from '../../../kinds/planned.ts';
import { byCollection } from '../../check/by-collection.ts';
import { openDocumentCheck } from '../../check/check-documents.ts';
import { noGaps } from '../../check/gaps/watch-gaps.ts';
import { gatherContent } from '../../check/gather-content.ts';
import { unpackNamedValues } from '../../check/named-values/pack-named-values.ts';
import { once } from '../../check/once.ts';
import type { PackedCheck } from '../../check/pack-check.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { MeasureTime } from '../../model/measure.ts';
import type { SiteSettings } from '../../model/plan.ts';
import type { Rebuild, RebuiltPage } from '../../model/rebuild.ts';
import type { Measures } from '../../model/typeface-measures.ts';
import type { BuildOptions } from '../../pipeline/built-site.ts';
import { refusedIn } from '../../pipeline/check-other-outputs.ts';
import { openTemplates } from '../../pipeline/open-templates.ts';
import { showableFiles } from '../../pipeline/unshown-entries.ts';
import { createAnswerCache, presetAnswer } from '../../plan/context/answer-cache.ts';
import type { Context } from '../../plan/context/context.ts';
import { createContext } from '../../plan/context/create-context.ts';
import { digestOf, digestOfPlanned } from '../../plan/context/digest-of.ts';
import type { Route, RouteTable } from '../../plan/context/route.ts';
import { tableOf } from '../../plan/context/route-table.ts';
import { textChange } from '../../plan/context/ways-to-page.ts';
import { planFeeds } from '../../plan/files/plan-feed.ts';
import { planKinds } from '../../plan/plan-kinds.ts';
import { feedsOfSite, restOfSite } from '../../plan/plan-site.ts';
import { siteFolders } from '../../read/layers/site-folders.ts';
import { printFile } from '../../render/files/print-file.ts';
import { printVersion } from '../../render/files/print-version.ts';
import { openRendering, type Rendering } from '../../render/render-site.ts';
import { compileSoundSchemas } from '../../schema/compile-schemas.ts';
import { readKinds } from '../../schema/read-kinds.ts';
import { mostPatched, type PatchBase } from '../../warm/patch-base.ts';
import { type CompiledSchemas, createSiteCache, reuseKinds, type SiteCache } from '../../warm/site-cache.ts';
import type { OpenStoredBuild } from '../../warm/stored-build.ts';
import type { LastBuild } from '../../warm/stored-inputs.ts';
import type { PatchedFile } from '../../write/patch-output.ts';
import { openStoredSite, type StoredSite } from './open-stored-site.ts';
import type { ChangedTexts } from './read-changed-texts.ts';
import { type PatchedPage, remakePage } from './remake-page.ts';
import { type TouchedPage, type TouchedParts, touchedPages } from './touched-pages.ts';

type MakePatchInput = { state: OpenStoredBuild; texts: ChangedTexts; last: LastBuild; measure: MeasureTime };

/**
 * The rebuilt files: pages, the feeds that mention them, and the version of the content. `others`: the numbers of the answers that differ from the
 * stored build.
 */
export type Patch = {
  pages: readonly PatchedPage[];
  feeds: readonly PatchedFile[];
  version: PatchedFile;
  others: readonly number[];
  rebuild: Rebuild;
};

/** What to rebuild; undefined if anything is wrong or anything besides these pages changes. */
export async function makePatch(
  options: BuildOptions,
  { state, texts, last, measure }: MakePatchInput,
): Promise<Patch | undefined> {
  const { root } = options;
  const { check, sound, search } = state.head;
  // Nothing was inspected, or a search index would have to be kept in step.
  if (!check || !sound || search) return undefined;
  const cache = createSiteCache();
  const code = await reuseKinds(cache, siteFolders(root).kindsFolders, () => {});
  const judged = measure({ kind: 'stage', name: 'check' }, () => {
    // Later steps also take them from the cache.
    cache.schemas.value = readSchemas(texts.base);
    return code && checkTexts(check, { ...cache.schemas.value, root, state, texts, code });
  });
  if (!code || !judged) return undefined;
  const { context, touched } = measure({ kind: 'stage', name: 'plan' }, () => {
    const context = openContext(judged, { base: texts.base, code, options });
    return { context, touched: pagesTouched(context, { state, texts, last }) };
  });
  if (!touched) return undefined;
  const opened = await measure({ kind: 'stage', name: 'render' }, () =>
    openPages({ root, state, site: judged.site, cache }),
  );
  if (!opened) return undefined;
  const { rendering, settings, problems } = opened;
  const making = {
    ...{ context, settings, rendering, state, sound },
    outputs: new Set(last.stamps.names),
    showable: showableFiles(context),
  };
  const pages: PatchedPage[] = [];
  for (const one of touched.pages.filter(({ address }) => address !== feedsOfSite)) {
    const page = measure({ kind: 'page', name: one.address }, () => remakePage(one, making));
    if (!page || problems() > 0) return undefined;
    pages.push(page);
  }
  const hasFeeds = touched.pages.some(({ address }) => address === feedsOfSite);
  const feeds = hasFeeds ? remakeFeeds(context, texts.base) : [];
  const rebuild = rebuildOf(touched.pages, texts, judged.site.kinds);
  const version = printVersion(texts.version);
  return feeds && { pages, feeds, version, others: touched.others, rebuild };
}

function rebuildOf(touched: readonly TouchedPage[], { sources }: ChangedTexts, kinds: Kinds): Rebuild {
  const pages = touched
    .filter(({ address }) => address !== feedsOfSite)
    .map(({ address, way }): RebuiltPage => {
      const source = way && sources.get(way.file);
      const ways = way && source ? [{ from: textChange(source), through: way.through }] : [];
      return { address, reason: { kind: 'reads', ways } };
    });
  return { all: [], pages, code: [], kinds: kinds.map(({ collection, word }) => ({ collection, word })) };
}

function remakeFeeds(context: Context, base: PatchBase): PatchedFile[] | undefined {
  const { value, assets } = planFeeds(context);
  if (digestOf(assets) !== base.feeds || refusedIn(value).length > 0) return undefined;
  return value.map((file) => {
    const { output, content } = printFile(file);
    return { output, content: String(content) };
  });
}

function readSchemas({ schemas }: PatchBase): CompiledSchemas {
  return { schemas, validators: compileSoundSchemas(schemas), kinds: readKinds(schemas) };
}

type CheckTextsInput = CompiledSchemas & {
  root: string;
  state: OpenStoredBuild;
  texts: ChangedTexts;
  code: KindCodes;
};

/** The site, if nothing is wrong with the changed texts. */
function checkTexts(
  check: PackedCheck,
  { root, state, texts, code, schemas, kinds, validators }: CheckTextsInput,
): StoredSite | undefined {
  const stored = openStoredSite({ root, check, schemas, kinds, text: state.text, changed: texts.sources });
  const { documents, among, site } = stored;
  const collections = byCollection(documents, kinds);
  const given = { schemas, code, validators, documents, collections, kinds, gaps: noGaps };
  const { media } = site;
  const gathered = gatherContent({ media, layers: check.layers }, given, among);
  const content = { ...gathered, named: once(() => unpackNamedValues(texts.base.named, gathered)) };
  const judge = openDocumentCheck(content);
  // The others were sound at the last build, and the possible references and links are unchanged.
  const due = among.filter(({ source }) => texts.since.has(source.file));
  return due.every((document) => judge(document).length === 0) ? stored : undefined;
}

type OpenPatchInput = { base: PatchBase; code: KindCodes; options: BuildOptions };

function openContext(
  { site, source }: StoredSite,
  { base, code, options: { today, base: path, drafts } }: OpenPatchInput,
): Context {
  const answers = createAnswerCache();
  const routes = () => routeTable(base);
  const given = { today, base: path, drafts, routes, source };
  const context = createContext(site, planKinds(site, code), given, answers);
  for (const { query, planned } of base.answers) presetAnswer(query, planned, answers);
  return context;
}

function routeTable(base: PatchBase): RouteTable {
  const shown: readonly Route[] = JSON.parse(base.shown);
  return tableOf(shown, new Set(base.hidden));
}

/** Undefined if there are too many, or if anything besides the pages changes. */
function pagesTouched(
  context: Context,
  { state, texts, last }: Omit<MakePatchInput, 'measure'>,
): TouchedParts | undefined {
  const hasDigest = (query: Query, digest: string) => digestOfPlanned(context.ask(query)) === digest;
  const { made, patched } = last.left;
  const touched = touchedPages(state.someAnswers(), {
    files: texts.since,
    hasDigest,
    others: new Set(patched?.answers),
    // Pages made by a patch are up to date; which pages a whole build has made again, and from what, isn't known.
    always: new Set(patched ? [] : made),
  });
  const isOfRest = touched.pages.some(({ address }) => address === restOfSite);
  return touched.pages.length > mostPatched.pages || isOfRest ? undefined : touched;
}

type Pages = { root: string; state: OpenStoredBuild; site: StoredSite['site']; cache: SiteCache };

type OpenPages = { rendering: Rendering; settings: SiteSettings; problems: () => number };

async function openPages({ root, state, site, cache }: Pages): Promise<OpenPages | undefined> {
  const [settings, measures]: [SiteSettings, (Measures | null)[]] = JSON.parse(state.head.look);
  if (settings.searchFolder !== undefined) return undefined;
  let problems = 0;
  const report = () => {
    problems += 1;
  };
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return undefined;
  const rendering = openRendering(settings, opened.templates, {
    cache: cache.render,
    measures: measures.map((one) => one ?? undefined),
    validateProps: opened.validateProps,
    report,
  });
  return { rendering, settings, problems: () => problems };
}
