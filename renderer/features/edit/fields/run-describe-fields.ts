import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { filesOf } from '../../../source/files-of.ts';
import { offsetAt } from '../../../source/offset-at.ts';
import { checkedBefore } from '../../../trials/checked-before.ts';
import { describeArticle, titleOfArticle } from './describe-article.ts';
import type { Describing } from './describing.ts';
import type { FieldOptions, TitleOptions } from './field-options.ts';
import type { FieldView, ValueTitle } from './field-view.ts';
import { fieldsAround } from './fields-around.ts';
import { type FoundValue, findValue, pathAround, schemasAlong, type WrittenPlace } from './find-value.ts';
import { openNames } from './open-names.ts';
import { sourceAlone } from './source-alone.ts';
import { viewField } from './view-field.ts';

/** See `describeFields`. */
export async function runDescribeFields(options: FieldOptions): Promise<FieldView[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  const found = findValue(withPath(options.of, { sources, kinds }), { sources, kinds });
  if (!found) return [];
  const describing: Describing = { sources, schemas, kinds, valueOf: openNames(checked, options) };
  if (found.path.length === 0 && found.source.body) return describeArticle(found, options.of, describing);
  if (!options.around && !options.within) return [viewField(found, describing, 'items')];
  const { source, path } = found;
  const group = options.within ? path : groupAround(found, describing);
  return fieldsAround({ ...found, path: group }, describing)
    .map((name) =>
      viewField({ source, schemaName: found.schemaName, path: [...group, name] }, describing, 'items'),
    )
    .filter((view) => view.control !== 'list' || path.length > 0);
}

/** See `titleValues`. */
export async function runTitleValues({ of, ...options }: TitleOptions): Promise<(ValueTitle | undefined)[]> {
  const checked = await checkedBefore(options);
  if (!checked) return of.map(() => undefined);
  const { sources, schemas } = checked.last;
  const kinds = readKinds(schemas);
  // Titles name no values.
  const describing: Describing = { sources, schemas, kinds, valueOf: () => undefined };
  return of.map((one) => {
    const found = findValue(withPath(one, describing), describing);
    if (!found) return undefined;
    if (found.path.length === 0 && found.source.body)
      return { ...titleOfArticle(found, schemas), control: 'article' };
    return viewField(found, describing, 'alone');
  });
}

/** At a place among the fields of a file, the path of the innermost value there. */
function withPath(of: FieldOptions['of'], site: Pick<Describing, 'sources' | 'kinds'>): WrittenPlace {
  const { file, path, place } = of;
  const whole = path.length === 0 && place ? findValue({ file, path }, site)?.source : undefined;
  const written = whole && filesOf(whole).find((one) => one.file === file);
  const source = written && sourceAlone(written);
  if (!source?.spans || !place) return of;
  return { file, path: pathAround(source.spans, offsetAt(source, place)) };
}

/** The nearest section around a value; for a setting or a fact the outermost group; else the entry. */
function groupAround(found: FoundValue, { schemas, kinds }: Describing): Path {
  const { path, source, schemaName } = found;
  const along = schemasAlong(found, schemas);
  const section = along.findLastIndex(({ schema }) => schema.means === 'section');
  if (section >= 0) return path.slice(0, section);
  const isEntry = kinds.some(({ word, holds }) => word === schemaName && holds === 'folder');
  const outermost = valueAt(source.value, path.slice(0, 1));
  if (isEntry) return [];
  return isFields(outermost) ? path.slice(0, 1) : listOf(outermost).length > 0 ? path.slice(0, 2) : [];
}
