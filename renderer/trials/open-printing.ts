import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { PlannedDocument } from '../../schemas/planned-document.ts';
import type { PagePart } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import { openTemplates } from '../pipeline/open-templates.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import { createDocumentCache, makeDocuments } from '../render/documents/make-documents.ts';
import { checkDrawnWords } from '../render/drawings/drawn-words.ts';
import { openRendering } from '../render/render-site.ts';
import { measureTypefaces } from '../render/typefaces/measure-typeface.ts';
import { openCoverage } from '../typefaces/open-coverage.ts';
import type { SiteCache } from '../warm/site-cache.ts';
import { openValues } from '../warm/site-stores.ts';

/** Renders planned pages and documents; returns nothing if a template fails. */
export type PagePrinter = {
  /** Pages as rendered with these settings. */
  pages: (settings: SiteSettings) => Promise<(plan: PagePlan) => readonly PagePart[]>;
  /** The bytes of a PDF file. */
  document: (document: PlannedDocument) => Promise<Uint8Array | undefined>;
  /** Words that the pictures among these files can’t show. */
  unshown: (assets: readonly Asset[]) => Promise<Diagnostic[]>;
};

/** Undefined if the templates are broken: a build reports why. */
export async function openPrinting(
  root: string,
  { site, settings, cache }: { site: Site; settings: SiteSettings; cache: SiteCache },
): Promise<PagePrinter | undefined> {
  const report = () => {};
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return undefined;
  const { templates, validateProps } = opened;
  const store = openValues(root, cache.stores, false);
  const documents = createDocumentCache();
  return {
    pages: async (own) => {
      const measures = await measureTypefaces(own.theme, cache.render.typefaces, store);
      const options = { cache: cache.render, measures, validateProps, report };
      const rendering = openRendering(own, templates, options);
      return ({ page }) => rendering.page(page)?.rendered.parts ?? [];
    },
    unshown: async (assets) => {
      const found: Diagnostic[] = [];
      const drawings = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file] : []));
      const coverage = openCoverage(cache.render.drawings.coverage, store);
      await checkDrawnWords(drawings, coverage, (problem) => void found.push(problem));
      return found;
    },
    document: async (document) => {
      const made = makeDocuments([document], templates, { cache: documents, store }, report);
      const { content } = (await made.next()).value ?? {};
      return content instanceof Uint8Array ? content : undefined;
    },
  };
}
