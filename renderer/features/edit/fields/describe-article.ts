import { isPlainMarkdown } from '../../../../diagnostics/text-endings.ts';
import type { SchemaSet } from '../../../model/site.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { idOf } from '../../../source/id-of.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { offsetAt } from '../../../source/offset-at.ts';
import { placeAt } from '../../../source/place-at.ts';
import { blockSteps, writtenBlocks } from './article-blocks.ts';
import type { Describing } from './describing.ts';
import type { FieldOptions } from './field-options.ts';
import type { ArticlePart, FieldView } from './field-view.ts';
import type { FoundValue } from './find-value.ts';
import { namesInText } from './names-in-text.ts';
import { readRich } from './read-rich.ts';

/** The text below an article’s fields, or a part of it; `range` is where an edit of it goes. */
export function describeArticle(
  { source, schemaName }: FoundValue,
  { place, part }: Pick<FieldOptions['of'], 'place' | 'part'>,
  describing: Describing,
): FieldView[] {
  const { body, text, file } = source;
  if (!body) return [];
  const offset = place && part !== 'whole' && place.file === file ? offsetAt(source, place) : undefined;
  const blocks = writtenBlocks(text, body.start);
  const at = blocks.findIndex(({ from, until }) => offset !== undefined && from <= offset && offset < until);
  const block = blocks[at];
  if (part === 'below' && !block) return [];
  const [first, last] = [blocks[0], blocks.at(-1)];
  const extent = block ?? { start: first?.start ?? text.length, end: last?.end ?? text.length };
  const isBelow = part === 'below';
  const range = isBelow ? { start: extent.end, end: extent.end } : { start: extent.start, end: extent.end };
  const value = text.slice(range.start, range.end);
  const article: ArticlePart = isBelow
    ? { part: 'below', next: { file, line: placeAt(source, extent.end).line + 2, column: 1 } }
    : block
      ? { part: 'block', ...blockSteps(source, blocks, at) }
      : { part: 'whole' };
  const rich = article.part === 'whole' ? undefined : readRich(value, isPlainMarkdown(file));
  const names = namesInText(value, { ...describing, around: source });
  return [
    {
      ...{ file, path: [], value, ...titleOfArticle({ source, schemaName }, describing.schemas) },
      ...{ control: 'article', required: false, holdsNames: true },
      ...(names.length > 0 && { names }),
      ...(rich && { rich }),
      ...{ range, article, place: placeAt(source, extent.start) },
      layer: {
        state: isOwnFile(file) ? (source.layers ? 'own' : 'only') : 'inherited',
        travels: true,
      },
    },
  ];
}

/** What its text is called. */
export function titleOfArticle(
  { source, schemaName }: Pick<FoundValue, 'source' | 'schemaName'>,
  schemas: SchemaSet,
): { title: string; within: string } {
  return {
    title: String(schemas[schemaName]?.title ?? schemaName),
    within: titleOfEntry(source.value) ?? idOf(source),
  };
}
