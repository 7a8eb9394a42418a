import type { Advice } from '../../../diagnostics/messages/read.ts';

const temporary = /^(?:~\$|\.~lock\.)|\.(?:tmp|crdownload|part|swp)$/i;
const copied = /(?:~|\.(?:bak|old|orig|backup|save|rej))$/i;
/** What belongs in content/media. */
export const pictured = /\.(?:svg|png|jpe?g|webp|gif|heic|avif|mp4|mov|pdf)$/i;
const written = /\.(?:docx?|odt|rtf|pages|html?)$/i;
const calculated = /\.(?:xlsx?|ods|csv|numbers|pptx?|zip)$/i;

/** What to do with a file whose name doesn’t end as those of its folder do. `slug`: the name without its ending. */
export function adviceFor(
  name: string,
  extension: string,
  slugOf: (text: string) => string | undefined,
): Advice {
  if (temporary.test(name)) return { do: 'close' };
  if (copied.test(name)) return { do: 'delete' };
  if (pictured.test(name)) return { do: 'move to media' };
  if (written.test(name)) return { do: 'copy the text', name: `${slugOf(stem(name)) ?? 'name'}${extension}` };
  if (calculated.test(name) || isOther(name, extension)) return { do: 'move' };
  return { do: 'rename', name: `${slugOf(stem(name)) ?? 'name'}${extension}` };
}

/** Notation of another kind of folder: renamed, it would still not be what is kept here. */
function isOther(name: string, extension: string): boolean {
  const isText = /\.mdx?$/i.test(name);
  const isData = /\.ya?ml$/i.test(name);
  return extension === '.mdx' ? isData : isText;
}

/** Without its ending, and without the one before that a program has added its own to: `news.yaml.txt`. */
function stem(name: string): string {
  return name.replace(/\.[^.]+$/, '').replace(/\.(?:ya?ml|mdx?|txt)$/i, '');
}
