/** Turns the bundle's text into functions. What a site's own templates export is taken at its word here, and only here. */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ComponentType, Context, createElement, ReactNode } from 'react';
import type { Frame, PageHead, Period, SocialPicture } from '../../schemas/planned.ts';
import type { DocumentContent } from '../../schemas/planned-document.ts';
import type { DocumentFaces, Measure, PrintedDocument } from '../../schemas/printed-document.ts';
import type { IslandEntry, IslandUse } from '../../templates/islands/runtime/island-types.ts';

/** The name that the bundle's lines bear in a stack trace. */
export const bundleName = 'site-templates.js';

export type TemplateModule = {
  sections: Readonly<Record<string, ComponentType<object>>>;
  islands: Readonly<Record<string, IslandEntry>>;
  components: Readonly<Record<string, unknown>>;
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

type Exports = Omit<TemplateModule, 'sections' | 'islands' | 'components'> & {
  registry: Partial<Pick<TemplateModule, 'sections' | 'islands' | 'components'>>;
};

/** A compiled function can be collected when it is no longer used; a module that was imported stays for ever. */
export function evaluateTemplates(code: string): TemplateModule {
  const module = { exports: {} };
  const evaluate = compileFunction(code, ['exports', 'require', 'module'], { filename: bundleName });
  evaluate(module.exports, createRequire(import.meta.url), module);
  const { registry, ...rest } = module.exports as Exports;
  return {
    sections: registry.sections ?? {},
    islands: registry.islands ?? {},
    components: registry.components ?? {},
    ...rest,
  };
}
