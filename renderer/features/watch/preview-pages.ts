import type { PreviewedPage, PreviewOptions } from './previewed-page.ts';

export type { PreviewedDrawing, PreviewedPage, PreviewOptions } from './previewed-page.ts';

/**
 * Some pages as the next build will most likely write them, long before it is done: of the site, only what they need is
 * looked at. Empty where more has changed than texts and templates, where anything is wrong, and where a page needs a
 * file that isn't in the output yet. What is right, the next build says.
 */
export async function previewPages(options: PreviewOptions): Promise<PreviewedPage[]> {
  const { runPreview } = await import('./run-preview.ts');
  return runPreview(options);
}
