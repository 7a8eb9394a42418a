import type { OutlineOptions, PageOutline } from './page-outline.ts';

export type { HiddenSection, OutlinedSection, OutlineOptions, PageOutline } from './page-outline.ts';

/** The sections of a page in their order, with those that visitors don’t see today. Nothing is written. */
export async function outlinePage(options: OutlineOptions): Promise<PageOutline> {
  const { runOutlinePage } = await import('./run-outline-page.ts');
  return runOutlinePage(options);
}
