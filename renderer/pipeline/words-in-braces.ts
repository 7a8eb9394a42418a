import { isPlainMarkdown } from '../../diagnostics/text-endings.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { Context } from '../plan/context/context.ts';

/**
 * Whether braces that visitors read are words of a text in plain Markdown that the page shows, rather than the name of a
 * value that was never filled in.
 */
export function wordsInBraces({ site }: Context): (written: string, origins: readonly Origin[]) => boolean {
  let texts: ReadonlyMap<string, string> | undefined;
  return (written, origins) => {
    texts ??= new Map(
      Object.values(site.collections)
        .flat()
        .filter(({ source: { file } }) => isPlainMarkdown(file))
        .map(({ source: { file, text } }) => [file, text]),
    );
    return origins.some(({ places }) => places.some(({ file }) => texts?.get(file)?.includes(written)));
  };
}
