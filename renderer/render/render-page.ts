import type { IslandUse } from '../../templates/islands/runtime/island-types.ts';
import type { PagePart, RenderedPage } from '../model/output.ts';
import type { PlannedPage, SiteSettings } from '../model/plan.ts';
import type { IslandAsset } from './bundle-islands.ts';
import { documentHead } from './document-head.ts';
import type { StyleSheets } from './page-styles.ts';
import type { Fragment } from './render-fragment.ts';
import { type Run, renderFrame, renderSection, sectionIdentity, sectionsMarker } from './render-parts.ts';

export type PageRun = Run & { settings: SiteSettings; sheets: StyleSheets };

/** A page and the islands on it; `undefined` where a part failed (reported). The parts in order are the whole document. */
export function renderPage(
  run: PageRun,
  page: PlannedPage,
): { rendered: RenderedPage; islands: readonly string[] } | undefined {
  const frame = renderFrame(run, page);
  const sections = renderSections(run, page);
  if (!frame || !sections) return undefined;
  const [before = '', after = ''] = frame.html.split(sectionsMarker);
  const uses = [frame, ...sections].flatMap((fragment) => fragment.uses);
  const picture = sections.find((section) => section.preload)?.preload;
  const media = sections.some(({ html }) => /<(video|audio)\b/.test(html));
  const parts: PagePart[] = [
    { html: headOf(run, page, { uses, picture, media }) + before },
    ...sections.map(({ html }, section) => ({ section, html })),
    { html: `${after}</body></html>\n` },
  ];
  const html = parts.map((part) => part.html).join('');
  return { rendered: { page, html, parts }, islands: uses.map((use) => use.of) };
}

/** All of a page's sections are tried, so that one that fails doesn't hide the next. */
function renderSections(run: Run, page: PlannedPage): Fragment[] | undefined {
  const seen = new Map<string, number>();
  const fragments = page.sections.map((section) => {
    const identity = sectionIdentity(section);
    const occurrence = seen.get(identity) ?? 0;
    seen.set(identity, occurrence + 1);
    return renderSection(run, { section, identity, occurrence });
  });
  const whole = fragments.filter((fragment) => fragment !== undefined);
  return whole.length === fragments.length ? whole : undefined;
}

function headOf(
  { templates, settings, sheets }: PageRun,
  page: PlannedPage,
  { uses, picture, media }: { uses: readonly IslandUse[]; picture: string | undefined; media: boolean },
): string {
  const { islands, loader } = templates.islands;
  const styles = sheets.page([
    ...templates.stylesOf.frame,
    ...page.sections.flatMap(({ kind }) => templates.stylesOf.sections.get(kind) ?? []),
    ...assetsOf(uses, islands).flatMap((asset) => asset.styles),
  ]);
  const preload = assetsOf(
    uses.filter(({ when, media }) => when === 'load' && !media),
    islands,
  );
  return documentHead({
    head: page.head,
    settings,
    styles,
    preload,
    picture,
    media,
    loader: uses.length ? loader : undefined,
  });
}

function assetsOf(uses: readonly IslandUse[], islands: ReadonlyMap<string, IslandAsset>): IslandAsset[] {
  return uses.flatMap((use) => islands.get(use.of) ?? []);
}
