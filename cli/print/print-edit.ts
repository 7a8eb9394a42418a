import type { ChangedFile } from '../../renderer/site.ts';
import { fileFromHere } from './file-prefix.ts';
import type { TextPrinting } from './print-text.ts';

/** The lines of each file that an edit changes, before and after. */
export function printEdit(
  files: readonly ChangedFile[],
  { paint, prefix }: Pick<TextPrinting, 'paint' | 'prefix'>,
): string {
  return files.map((file) => fileText(file, { paint, prefix })).join('\n');
}

function fileText(
  { file, before, after }: ChangedFile,
  { paint, prefix }: Pick<TextPrinting, 'paint' | 'prefix'>,
): string {
  const name = fileFromHere(prefix, file);
  if (before === after) return `${paint('bold', name)} says so already. Nothing was written.`;
  const [was, is] = [before ?? '', after].map((text) => text.split(/\r?\n/));
  const { first, last } = countSameLines(was ?? [], is ?? []);
  const line = (sign: string, colour: 'red' | 'green') => (text: string) =>
    paint(colour, `  ${sign} ${text}`);
  return [
    paint('bold', `${name}:${first + 1}`),
    ...(was ?? []).slice(first, (was ?? []).length - last).map(line('-', 'red')),
    ...(is ?? []).slice(first, (is ?? []).length - last).map(line('+', 'green')),
  ].join('\n');
}

/** How many lines are the same at the beginning and at the end. */
function countSameLines(was: readonly string[], is: readonly string[]): { first: number; last: number } {
  const most = Math.min(was.length, is.length);
  let first = 0;
  while (first < most && was[first] === is[first]) first += 1;
  let last = 0;
  while (last < most - first && was.at(-1 - last) === is.at(-1 - last)) last += 1;
  return { first, last };
}
