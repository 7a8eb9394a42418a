import type { PreviewEditsOptions, PreviewedEdits } from './previewed-edits.ts';

export type { PreviewEditsOptions, PreviewedEdits } from './previewed-edits.ts';

/** A page as it would be with edits that nobody has saved. Nothing is written, and only what it needs is read. */
export async function previewEdits(options: PreviewEditsOptions): Promise<PreviewedEdits> {
  const { runPreviewEdits } = await import('./run-preview-edits.ts');
  return runPreviewEdits(options);
}
