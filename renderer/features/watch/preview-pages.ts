import type { PreviewedPage, PreviewOptions } from './previewed-page.ts';

export type { PreviewedPage, PreviewOptions } from './previewed-page.ts';

/**
 * Some pages as the next build will most likely write them, long before it is done: only the parts of the site that
 * they need are read. Empty if more has changed than texts and templates, if anything is wrong, or if a page needs a
 * file that isn't in the output yet. The next build has the last word.
 */
export async function previewPages(options: PreviewOptions): Promise<PreviewedPage[]> {
  const { runPreview } = await import('./run-preview.ts');
  return runPreview(options);
}
