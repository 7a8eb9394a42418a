/** Turns the bundle's text into functions. What a site's own templates export is taken at its word here, and only here. */
import type { ComponentType, Context, createElement, ReactNode } from 'react';
import type { Frame, PageHead, Period, SocialPicture } from '../../schemas/planned.ts';
import type { DocumentContent } from '../../schemas/planned-document.ts';
import type { DocumentFaces, Measure, PrintedDocument } from '../../schemas/printed-document.ts';
import type { IslandEntry, IslandUse } from '../../templates/islands/runtime/island-types.ts';
import { evaluateBundle, type Keeping } from '../bundle/evaluate-bundle.ts';

export type TemplateModule = {
  sections: Readonly<Record<string, ComponentType<object>>>;
  islands: Readonly<Record<string, IslandEntry>>;
  components: Readonly<Record<string, unknown>>;
  /** Kinds of sections that the search leaves out. */
  besideContent: readonly string[];
  Page: ComponentType<{ head: PageHead; frame: Frame; children?: ReactNode }>;
  SocialPicture: ComponentType<SocialPicture>;
  drawings: Readonly<Record<string, ComponentType<object>>>;
  faces: DocumentFaces;
  printDocument: (document: DocumentContent, measure: Measure) => PrintedDocument;
  Section: ComponentType<{ kind: string; id?: string; tone?: string; when?: Period; children?: ReactNode }>;
  IslandCollector: Context<((use: IslandUse) => number) | undefined>;
  IslandPrefix: Context<string>;
  createElement: typeof createElement;
  renderToStaticMarkup: (node: ReactNode) => string;
  renderToString: (node: ReactNode, options: { identifierPrefix: string }) => string;
};

type Exports = Omit<TemplateModule, 'sections' | 'islands' | 'components' | 'besideContent'> & {
  registry: Partial<Pick<TemplateModule, 'sections' | 'islands' | 'components' | 'besideContent'>>;
};

/** Throws what the top level of a template throws. `keeping`: for the shipped templates, whose compiled form may be kept. */
export function evaluateTemplates(code: string, keeping?: Keeping): TemplateModule {
  const { registry, ...rest } = evaluateBundle('templates', code, keeping) as Exports;
  return {
    sections: registry.sections ?? {},
    islands: registry.islands ?? {},
    components: registry.components ?? {},
    besideContent: registry.besideContent ?? [],
    ...rest,
  };
}
