import { shorten } from '../diff/shorten.ts';
import { formatCount } from '../print/format-count.ts';
import type { NewBranch } from './new-branch.ts';

/** The inherited values that may be true only of the base’s country: a sentence and a list. */
export function localValuesText({ base, local }: Pick<NewBranch, 'base' | 'local'>): string[] {
  const fields = local.fields.map(({ where, name, count }) =>
    name === ''
      ? `- ${where}: ${formatCount(count, 'value', 'values')}`
      : `- ${where}: ${name}${/\.[a-z]+$/.test(where) ? '' : ` (${formatCount(count, 'file', 'files')})`}`,
  );
  const texts = local.texts.map(({ place: { file, line }, text }) => `- ${file}:${line}: “${shorten(text)}”`);
  if (fields.length + texts.length === 0) return [];
  return [
    `These come from ${base.settings.name} and may be true in its country only. Write the branch’s own where they are not:`,
    '',
    ...fields,
    ...texts,
    '',
  ];
}
