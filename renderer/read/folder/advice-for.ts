import type { Advice } from '../../../diagnostics/messages/read.ts';
import { isPlainMarkdown, isText } from '../../../diagnostics/text-endings.ts';

const temporary = /^(?:~\$|\.~lock\.)|\.(?:tmp|crdownload|part|swp)$/i;
const copied = /(?:~|\.(?:bak|old|orig|backup|save|rej))$/i;
/** Files that belong in content/media. */
export const pictured = /\.(?:svg|png|jpe?g|webp|gif|heic|avif|mp4|mov|pdf)$/i;
const written = /\.(?:docx?|odt|rtf|pages|html?)$/i;
/** Other programs' endings of plain Markdown. */
const markdown = /\.(?:md|markdown|mdown|mkdn?)$/i;
const calculated = /\.(?:xlsx?|ods|csv|numbers|pptx?|zip)$/i;

/** Advice about a file whose extension is wrong for its folder. `slug`: the name without its extension. */
export function adviceFor(
  name: string,
  extensions: readonly string[],
  slugOf: (text: string) => string | undefined,
): Advice {
  const extension =
    extensions.find((one) => markdown.test(name) && isPlainMarkdown(one)) ?? extensions[0] ?? '';
  if (temporary.test(name)) return { do: 'close' };
  if (copied.test(name)) return { do: 'delete' };
  if (pictured.test(name)) return { do: 'move to media' };
  if (written.test(name)) return { do: 'copy the text', name: `${slugOf(stem(name)) ?? 'name'}${extension}` };
  if (calculated.test(name) || isOther(name, extension)) return { do: 'move' };
  return { do: 'rename', name: `${slugOf(stem(name)) ?? 'name'}${extension}` };
}

/** Whether the notation is that of a different kind of folder, so that renaming the file would not help. */
function isOther(name: string, extension: string): boolean {
  return isText(extension) ? /\.ya?ml$/i.test(name) : /\.mdx?$/i.test(name);
}

/** The name without its extension, and without the one to which a program added its own: `news.yaml.txt`. */
function stem(name: string): string {
  return name.replace(/\.[^.]+$/, '').replace(/\.(?:ya?ml|mdx?|txt)$/i, '');
}
