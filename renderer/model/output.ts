import type { PlannedPage } from './plan.ts';

/** A file of the finished site. `output` is relative to `dist/`, forward slashes. `phase` orders the commit: assets before pages. */
export type OutputFile = { output: string; phase: 'asset' | 'page'; content: Uint8Array | string };

/** A page's HTML in the pieces it was made of, so that inspection can say which section a problem stands in. */
export type RenderedPage = {
  page: PlannedPage;
  html: string;
  parts: PagePart[];
};

/** `section` is the position among the page's sections; absent for what stands around them. */
export type PagePart = { section?: number; html: string };
