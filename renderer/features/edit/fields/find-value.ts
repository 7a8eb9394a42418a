import { isFields } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Kinds } from '../../../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../../../model/site.ts';
import type { Source, Sources, Span } from '../../../model/source.ts';
import { kindOf } from '../../../schema/find-kind.ts';
import { itemSchema, listKeys, partSchema, wholeSchema } from '../../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../../schema/resolve-schema.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan, sourceTextOf } from '../../../source/find-span.ts';
import { partsOfSpan } from '../../../source/parts-of-span.ts';
import { sourceAlone } from './source-alone.ts';

/** A value by the file that it is written in, and its path in that file alone. */
export type WrittenPlace = { file: string; path: Path };

/** A value of a site. `path`: in the source, which in a branch is merged from several files. `schema`: of its file. */
export type FoundValue = { source: Source; path: Path; schemaName: string };

/** What editors ask about, in the site as merged. Undefined if there is no such file. */
export function findValue(
  { file, path }: WrittenPlace,
  { sources, kinds }: { sources: Sources; kinds: Kinds },
): FoundValue | undefined {
  const found = findSource(file, { sources, kinds });
  if (!found) return undefined;
  const { source, schemaName } = found;
  return { source, path: source.layers ? pathInWhole(source, { file, path }) : path, schemaName };
}

/** Among the files that one can ask about; their names aren’t needed, and take long for thousands of files. */
function findSource(
  file: string,
  { sources: { site, collections }, kinds }: { sources: Sources; kinds: Kinds },
): Pick<FoundValue, 'source' | 'schemaName'> | undefined {
  const isMeant = (source: Source) =>
    source.spans !== undefined &&
    (source.layers ? filesOf(source).some((text) => text.file === file) : source.file === file);
  if (isMeant(site)) return { source: site, schemaName: 'site' };
  for (const [collection, all] of Object.entries(collections)) {
    const source = all.find(isMeant);
    if (source) return { source, schemaName: kindOf(collection, kinds)?.word ?? collection };
  }
  return undefined;
}

/** The path to a value of one file within what is merged of several; what isn’t there goes by its name. */
function pathInWhole(source: Source, { file, path }: WrittenPlace): Path {
  const text = filesOf(source).find((one) => one.file === file);
  const spans = text && sourceAlone(text).spans;
  for (let depth = path.length; spans && depth > 0; depth -= 1) {
    const own = spanAt(spans, path.slice(0, depth));
    const around = own && source.spans && pathToSpan(source, source.spans, own, file);
    if (around) return [...around, ...path.slice(depth)];
  }
  return path;
}

function spanAt(span: Span, path: Path): Span | undefined {
  return path.reduce<Span | undefined>((within, step) => {
    if (within?.kind === 'list') return typeof step === 'number' ? within.items[step] : undefined;
    return within?.kind === 'group' && Object.hasOwn(within.fields, step) ? within.fields[step] : undefined;
  }, span);
}

/** Where a value of one file is in the whole. */
function pathToSpan(
  source: Source,
  within: Span,
  { start, end }: Span,
  file: string,
  path: Path = [],
): Path | undefined {
  const text = sourceTextOf(source, within, source);
  if (path.length > 0 && text.file === file && within.start === start && within.end === end) return path;
  for (const [step, part] of partsOfSpan(within)) {
    const marked =
      part.file === undefined && within.file !== undefined ? { ...part, file: within.file } : part;
    const found = pathToSpan(source, marked, { ...part, start, end }, file, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/** Where a value of the site, or one that it lacks, is written or would be. */
export function writtenPlace(source: Source, path: Path): WrittenPlace {
  if (!source.layers) return { file: source.file, path };
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = findSpan(source, path.slice(0, depth));
    if (!found?.whole) continue;
    const { file } = found.text;
    const { spans } = sourceAlone(found.text);
    const own = spans && pathWithin(spans, found.span);
    if (own) return { file, path: [...own, ...path.slice(depth)] };
  }
  return { file: source.file, path };
}

/** The path to the value with these offsets. */
export function pathWithin(
  span: Span,
  wanted: Pick<Span, 'start' | 'end'>,
  path: Path = [],
): Path | undefined {
  if (path.length > 0 && span.start === wanted.start && span.end === wanted.end) return path;
  for (const [step, part] of partsOfSpan(span)) {
    const found = pathWithin(part, wanted, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/** The path to the innermost value at an offset, or behind the name there. */
export function pathAround(span: Span, offset: number): Path {
  const found = partsOfSpan(span).find(
    ([, part]) => (part.key ?? part.start) <= offset && offset <= part.end,
  );
  return found ? [found[0], ...pathAround(found[1], offset)] : [];
}

/** The fields by which the items of a list are known. */
export function keysOfList(found: FoundValue, schemas: SchemaSet): readonly string[] {
  const schema = schemasAlong(found, schemas).at(-1);
  return schema ? listKeys(schema, schemas) : [];
}

/** The schema of a value, there or not, with that of each group around it, outermost first. */
export function schemasAlong({ source, path, schemaName }: FoundValue, schemas: SchemaSet): ResolvedSchema[] {
  const along = [wholeSchema(schemaName, schemas)];
  for (const [index, step] of path.entries()) {
    const around = along.at(-1);
    if (!around) break;
    const value = valueAt(source.value, path.slice(0, index));
    const isItem = typeof step === 'number' && !isFields(value);
    along.push(isItem ? itemSchema(around, schemas) : partSchema(around, value, String(step), schemas));
  }
  return along;
}

/** The schema of a value; empty if nothing describes it. */
export function schemaOf(found: FoundValue, schemas: SchemaSet): JsonSchema {
  return schemasAlong(found, schemas).at(-1)?.schema ?? {};
}
