import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasError } from '../../diagnostics/has-error.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { findTranslations, printPo, type ReadSite, readSite, takeTranslations } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { fileFromHere, filePrefix } from '../print/file-prefix.ts';
import { formatCount } from '../print/format-count.ts';
import { jsonText } from '../print/json-text.ts';
import { printProblem } from '../print/print-problem.ts';
import { translationsText } from '../print/translations-text.ts';
import type { Terminal } from '../terminal.ts';
import { usageError } from '../usage-error.ts';

/** Files as given on the command line. */
export type TranslationsOptions = { export?: string; import?: string };

/** `site translations`: what a branch in another language still lacks, with export for translators and import. */
export async function translations(
  options: CliOptions,
  asked: TranslationsOptions,
  terminal: Terminal,
): Promise<number> {
  if (asked.export !== undefined && asked.import !== undefined)
    throw usageError('Use either --export or --import, not both.');
  const read = await readSite({ root: options.root });
  const errors = read.diagnostics.filter(({ severity }) => severity === 'error');
  for (const problem of errors) printProblem(problem, options, terminal);
  if (hasError(errors)) return exitCodes.problems;
  if (asked.import !== undefined) return takeBack(read, asked.import, { options, terminal });
  const found = findTranslations(read);
  const prefix = filePrefix(options.root);
  if (found && asked.export !== undefined) {
    const texts = found.texts.map((text) => ({
      ...text,
      place: { ...text.place, file: fileFromHere(prefix, text.place.file) },
    }));
    writeFileSync(asked.export, printPo({ ...found, texts }));
  }
  if (options.format === 'json') terminal.out(jsonText({ version: 1, root: options.root, ...plain(found) }));
  else for (const line of translationsText(found, { prefix, file: asked.export })) terminal.out(line);
  return exitCodes.fine;
}

function plain(found: ReturnType<typeof findTranslations>) {
  const texts = found?.texts.map(({ address: _address, of: _of, ...text }) => text) ?? [];
  return { language: found?.language, from: found?.from, texts };
}

type TakeBackOptions = { options: CliOptions; terminal: Terminal };

async function takeBack(
  read: ReadSite,
  file: string,
  { options, terminal }: TakeBackOptions,
): Promise<number> {
  const name = path.relative(options.root, path.resolve(file)).split(path.sep).join('/');
  const taken = await takeTranslations(read, { file: name, text: textOf(file), today: options.today });
  const { diagnostics, written, empty, fuzzy, same } = taken;
  if (options.format === 'json') terminal.out(jsonText({ version: 1, ...taken }));
  else {
    for (const problem of sortDiagnostics(diagnostics)) printProblem(problem, options, terminal);
    for (const { file: own, count } of written)
      terminal.out(`${filePrefix(options.root)}${own}: ${formatCount(count, 'translation')}`);
    const rest = [
      ...(empty > 0 ? [`${empty} not translated`] : []),
      ...(fuzzy > 0 ? [`${fuzzy} marked as fuzzy`] : []),
      ...(same > 0 ? [`${same} as they were`] : []),
    ];
    const count = written.reduce((sum, one) => sum + one.count, 0);
    terminal.out(`${[`${formatCount(count, 'translation')} written`, ...rest].join(', ')}.`);
    if (count > 0)
      terminal.note(
        'What translators write is content like any other. To have it judged, run: npx site check',
      );
  }
  return hasError(diagnostics) ? exitCodes.problems : exitCodes.fine;
}

/** No translation is that long. */
const largest = 20_000_000;

function textOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > largest) throw usageError(`“${file}” is too large for a file with translations.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError)
      throw usageError(`“${file}” is not written in UTF-8. Save it again in this encoding.`);
    if (error instanceof Error && 'code' in error)
      throw usageError(`“${file}” can’t be read (${String(error.code)}).`);
    throw error;
  }
}
