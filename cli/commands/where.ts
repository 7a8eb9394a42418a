import { existsSync } from 'node:fs';
import path from 'node:path';
import { findUses, type Unknown } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { printProblem } from '../print/print-problem.ts';
import { pageSourcesText, valueUsesText } from '../print/uses-text.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/**
 * `site where`: lists every page and place that shows a value or depends on it; for a page, the sources of its texts.
 */
export async function where(
  options: CliOptions,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { root, today, base, drafts, format } = options;
  const of = words.map((word) => fromRoot(word, root));
  const found = await findUses({ root, today, of, base, drafts });
  if (found.kind === 'broken') {
    for (const problem of found.diagnostics) printProblem(problem, options, terminal);
    return exitCodes.problems;
  }
  if (found.kind === 'unknown') throw usageError(unknownText(found.unknown));
  if (format === 'json') {
    const { kind, ...rest } = found;
    terminal.out(JSON.stringify({ version: 1, root, asked: words, ...rest }, null, 2));
    return exitCodes.fine;
  }
  const printing = { paint: terminal.paintOut, prefix: filePrefix(root) };
  if (found.kind === 'page') terminal.out(pageSourcesText(found.page, printing));
  else terminal.out(found.values.map((uses) => valueUsesText(uses, printing)).join('\n\n'));
  return exitCodes.fine;
}

/**
 * Files are printed relative to the working folder, and may be pasted back; files of a site may also be given relative
 * to the site.
 */
function fromRoot(word: string, root: string): string {
  const prefix = filePrefix(root);
  const [file = ''] = /^.*?\.(?:ya?ml|mdx)(?=:|$)/.exec(word) ?? [];
  const isFromHere = file !== '' && !prefix.startsWith('../') && existsSync(file);
  if (!isFromHere && !path.isAbsolute(file)) return word;
  return path.relative(root, path.resolve(file)).split(path.sep).join('/') + word.slice(file.length);
}

function unknownText({ what, written, within, meant, known }: Unknown): string {
  const hint = meant === undefined ? choices(known) : ` Did you mean “${meant}”?`;
  switch (what) {
    case 'file':
      return `There is no file or entry “${written}”.${hint}`;
    case 'field':
      return `${within} has no “${written}”.${hint}`;
    case 'line':
      return known.length > 0
        ? `${within} has no line ${written}: it has lines ${known.join(', ')}.`
        : `Line ${written} of ${within} holds no value.`;
    case 'page':
      return `There is no page “${written}”.${hint}`;
  }
}

const mostNamed = 40;

function choices(known: readonly string[]): string {
  if (known.length === 0) return '';
  const named = known.slice(0, mostNamed).join(', ');
  return ` There are: ${named}${known.length > mostNamed ? ' and more' : ''}.`;
}
