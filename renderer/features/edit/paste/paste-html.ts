import type { PastedText, PasteOptions } from './paste-options.ts';

export type { PastedText, PasteOptions } from './paste-options.ts';

/** What was copied in another program, in our Markdown; undefined if it can’t be read. */
export async function pasteHtml(options: PasteOptions): Promise<PastedText | undefined> {
  const { runPasteHtml } = await import('./run-paste-html.ts');
  return runPasteHtml(options);
}
