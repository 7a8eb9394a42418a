/**
 * Turns the bundle's text into functions. The exports of a site's own templates are trusted without a check here, and
 * only here.
 */
import type { ComponentType, Context, createElement, ReactNode } from 'react';
import type { AlternateLink, Frame, PageHead, Period, SocialPicture } from '../../schemas/planned.ts';
import type { DocumentContent } from '../../schemas/planned-document.ts';
import type { DocumentFaces, Levels, Measure, PrintedDocument } from '../../schemas/printed-document.ts';
import type { IslandEntry, IslandUse } from '../../templates/islands/runtime/island-types.ts';
import { evaluateBundle, type StoreSlot } from '../bundle/evaluate-bundle.ts';
import { freezeShared } from '../bundle/freeze-shared.ts';
import type { ShippedModules } from '../bundle/shipped-modules.ts';

export type TemplateModule = {
  sections: Readonly<Record<string, ComponentType<object>>>;
  islands: Readonly<Record<string, IslandEntry>>;
  components: Readonly<Record<string, unknown>>;
  /** Markup from which a page is seen to need one of the text stylesheets, by the sheet's name. */
  textStyles: Readonly<Record<string, readonly string[]>>;
  /** Kinds of sections that the search excludes. */
  besideContent: readonly string[];
  Page: ComponentType<{ head: PageHead; frame: Frame; alternates?: ReactNode; children?: ReactNode }>;
  AlternateLinks: ComponentType<{ links: AlternateLink[] }>;
  SocialPicture: ComponentType<SocialPicture>;
  drawings: Readonly<Record<string, ComponentType<object>>>;
  faces: DocumentFaces;
  printDocument: (document: DocumentContent, measure: Measure, levels: Levels) => PrintedDocument;
  Section: ComponentType<{ kind: string; id?: string; tone?: string; when?: Period; children?: ReactNode }>;
  IslandCollector: Context<((use: IslandUse) => number) | 'island' | undefined>;
  IslandPrefix: Context<string>;
  createElement: typeof createElement;
  renderToStaticMarkup: (node: ReactNode) => string;
  renderToString: (node: ReactNode, options: { identifierPrefix: string }) => string;
};

type Exports = Omit<
  TemplateModule,
  'sections' | 'islands' | 'components' | 'textStyles' | 'besideContent'
> & {
  registry: Partial<
    Pick<TemplateModule, 'sections' | 'islands' | 'components' | 'textStyles' | 'besideContent'>
  >;
};

/** Throws whatever the top level of a template throws. `shipped`: what the code is linked with. */
export function evaluateTemplates(code: string, shipped: ShippedModules): TemplateModule {
  const { registry, ...rest } = evaluateBundle('templates', code, { shipped }) as Exports;
  return {
    sections: registry.sections ?? {},
    islands: registry.islands ?? {},
    components: registry.components ?? {},
    textStyles: registry.textStyles ?? {},
    besideContent: registry.besideContent ?? [],
    ...rest,
  };
}

/**
 * The exports of the shipped templates' bundle: their files and packages by name. They are shared, so nobody may change
 * them.
 */
export type HandedOut = Record<'modules' | 'packages', Readonly<Record<string, object>>>;

export function evaluateShipped(code: string, keeping: StoreSlot): HandedOut {
  const { modules, packages } = evaluateBundle('shipped', code, { keeping }) as HandedOut;
  // React keeps its state in an object among its exports.
  for (const one of Object.values(packages)) Object.freeze(one);
  return { modules: freezeShared(modules), packages };
}
