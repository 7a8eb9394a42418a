import { isPlainMarkdown } from '../../../../diagnostics/text-endings.ts';
import type { RichBlock } from './rich-block.ts';

/** A text for an article in this file, in pieces with their marks; undefined unless it is one paragraph or heading. */
export async function readBlock({
  text,
  file,
}: {
  text: string;
  file: string;
}): Promise<RichBlock | undefined> {
  const { readRich } = await import('./read-rich.ts');
  return readRich(text, isPlainMarkdown(file));
}
