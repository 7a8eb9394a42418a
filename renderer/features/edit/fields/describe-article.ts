import type { Place } from '../../../../diagnostics/place.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { splitBlocks } from '../../../read/mdx/split-blocks.ts';
import { idOf } from '../../../source/id-of.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { offsetAt } from '../../../source/offset-at.ts';
import { placeAt } from '../../../source/place-at.ts';
import type { Describing } from './describing.ts';
import type { FieldView } from './field-view.ts';
import type { FoundValue } from './find-value.ts';
import { namesInText } from './names-in-text.ts';

/** The text below an article’s fields, or its block at a place; `range` is where an edit of it goes. */
export function describeArticle(
  { source, schemaName }: FoundValue,
  place: Place | undefined,
  describing: Describing,
): FieldView[] {
  const { body, text, file } = source;
  if (!body) return [];
  const offset = place && place.file === file ? offsetAt(source, place) : undefined;
  const blocks = splitBlocks(text, body.start).blocks;
  const whole = { start: body.start, end: text.length };
  const extent =
    (offset !== undefined && blocks.find(({ start, end }) => start <= offset && offset < end)) || whole;
  const written = text.slice(extent.start, extent.end);
  const start = extent.start + written.length - written.trimStart().length;
  const value = written.trim();
  const title = String(describing.schemas[schemaName]?.title ?? schemaName);
  const names = namesInText(value, { ...describing, around: source });
  const isOwn = isOwnFile(file);
  return [
    {
      ...{ file, path: [], title, value, control: 'article', required: false, holdsNames: true },
      within: titleOfEntry(source.value) ?? idOf(source),
      ...(names.length > 0 && { names }),
      range: { start, end: start + value.length },
      place: placeAt(source, start),
      layer: { state: isOwn ? (source.layers ? 'own' : 'only') : 'inherited', travels: true },
    },
  ];
}
