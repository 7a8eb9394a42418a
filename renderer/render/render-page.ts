import type { IslandUse } from '../../templates/islands/runtime/island-types.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { PagePart, RenderedPage } from '../model/output.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { IslandAsset } from './bundle-islands.ts';
import type { DocumentParts, HeadHalves } from './document-head.ts';
import { type PageStyles, type StyleSheets, sheetName } from './page-styles.ts';
import { type CachedFragment, fragmentKey } from './render-cache.ts';
import {
  type RenderContext,
  renderFrame,
  renderSection,
  sectionIdentity,
  withAlternates,
} from './render-parts.ts';
import type { SharedParts } from './shared-parts.ts';
import { turnTexts } from './turn-texts.ts';

export type PageRun = RenderContext & {
  heads: (parts: DocumentParts) => HeadHalves;
  sheets: StyleSheets;
  shared: SharedParts;
  measure?: MeasureTime;
};

/**
 * The shared resources that a page uses: sections by kind, islands by name, stylesheets by file and the resulting
 * sheet, cached fragments by key.
 */
export type PageUse = {
  sections: readonly string[];
  islands: readonly string[];
  styles: readonly string[];
  sheet: string;
  fragments: readonly string[];
};

/** A page and what it uses; `undefined` if a part failed (reported). The parts in order are the whole document. */
export function renderPage(
  run: PageRun,
  page: PlannedPage,
): { rendered: RenderedPage; use: PageUse } | undefined {
  const frame = renderFrame(run, page);
  const sections = renderSections(run, page);
  if (!frame || !sections) return undefined;
  const uses = [frame, ...sections].flatMap((fragment) => fragment.uses);
  const picture = sections.find((section) => section.preload)?.preload;
  const media = sections.some(({ html }) => /<(video|audio)\b/.test(html));
  const styles = run.sheets.files([...stylesOf(run, page, uses), ...stylesOfTexts(run, sections)]);
  const sheet = run.sheets.page(styles);
  const head = headOf(run, page, { uses, picture, media, sheet });
  const around = run.shared.frame(frame);
  const inPage = run.shared.styles(sheet);
  const parts: PagePart[] = [
    { html: head.start },
    ...(inPage ? [inPage] : []),
    { html: head.end },
    around.before,
    ...sections.map(({ html, key, islands }, section) => ({ section, html, key: `${key} ${islands}` })),
    page.alternates ? { html: withAlternates(around.after.html, page, run) } : around.after,
  ];
  const use = {
    sections: [...new Set(page.sections.map(({ kind }) => kind))],
    islands: [...new Set(uses.map(({ of }) => of))],
    styles,
    sheet: sheetName(sheet),
    fragments: [...new Set([frame, ...sections].map(({ key }) => key))],
  };
  return { rendered: renderedPage(page, inOrder(run, page, parts)), use };
}

/** On a page that mixes directions, each text gets its own. Other pages are unchanged. */
function inOrder({ templates }: PageRun, page: PlannedPage, parts: readonly PagePart[]): readonly PagePart[] {
  const { head, foreign } = page;
  if (!foreign && head.direction !== 'rtl') return parts;
  const turned = foreign ? fragmentKey([foreign]) : 'rtl';
  return parts.map((part) => {
    const html = part.isStyles ? part.html : turnTexts(part.html, page, templates);
    if (html === part.html) return part;
    const { bytes: _bytes, key, ...rest } = part;
    return { ...rest, html, ...(key !== undefined && { key: `${key} ${turned}` }) };
  });
}

function renderedPage(page: PlannedPage, parts: readonly PagePart[]): RenderedPage {
  return {
    page,
    parts,
    get html() {
      return parts.map((part) => part.html).join('');
    },
  };
}

function stylesOf({ templates }: PageRun, page: PlannedPage, uses: readonly IslandUse[]): string[] {
  const files = [
    ...templates.stylesOf.frame,
    ...page.sections.flatMap(({ kind }) => templates.stylesOf.sections.get(kind) ?? []),
    ...assetsOf(uses, templates.islands.islands).flatMap((asset) => asset.styles),
  ];
  return [...new Set(files)];
}

function stylesOfTexts({ templates }: PageRun, sections: readonly CachedFragment[]): string[] {
  return templates.stylesOf.texts
    .filter(({ marks }) => sections.some(({ html }) => marks.some((mark) => html.includes(mark))))
    .map(({ file }) => file);
}

/** Tries all of a page's sections, so that one failure doesn't hide the next. */
function renderSections(run: PageRun, page: PlannedPage): CachedFragment[] | undefined {
  const seen = new Map<string, number>();
  const fragments = page.sections.map((section) => {
    const identity = sectionIdentity(section);
    const occurrence = seen.get(identity) ?? 0;
    seen.set(identity, occurrence + 1);
    const render = () => renderSection(run, { section, identity, occurrence });
    return run.measure ? run.measure({ kind: 'section', name: section.kind }, render) : render();
  });
  const whole = fragments.filter((fragment) => fragment !== undefined);
  return whole.length === fragments.length ? whole : undefined;
}

type HeadParts = {
  uses: readonly IslandUse[];
  picture: string | undefined;
  media: boolean;
  sheet: PageStyles;
};

function headOf(
  { templates, heads }: PageRun,
  page: PlannedPage,
  { uses, picture, media, sheet }: HeadParts,
): HeadHalves {
  const { islands, loader } = templates.islands;
  const preload = assetsOf(
    uses.filter(({ when, media }) => when === 'load' && !media),
    islands,
  );
  return heads({
    head: page.head,
    styles: sheet,
    preload,
    picture,
    media,
    loader: uses.length ? loader : undefined,
  });
}

function assetsOf(uses: readonly IslandUse[], islands: ReadonlyMap<string, IslandAsset>): IslandAsset[] {
  return uses.flatMap((use) => islands.get(use.of) ?? []);
}
