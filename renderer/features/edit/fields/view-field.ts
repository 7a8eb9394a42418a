import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { mostDecimals } from '../../../../kinds/most-decimals.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Kinds } from '../../../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../../../model/site.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { meaningOf } from '../../../schema/meanings/meanings.ts';
import type { ResolvedSchema } from '../../../schema/resolve-schema.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { sectionKind } from '../../../schema/split-section.ts';
import { idOf } from '../../../source/id-of.ts';
import { locate } from '../../../source/locate.ts';
import { controlOf, typesOf } from './control-of.ts';
import type { Describing } from './describing.ts';
import { fieldChoices } from './field-choices.ts';
import type { FieldBounds, FieldView } from './field-view.ts';
import { fieldsAround } from './fields-around.ts';
import { type FoundValue, schemaOf, schemasAlong, writtenPlace } from './find-value.ts';
import { layerOfValue } from './layer-of-value.ts';
import { namesInText } from './names-in-text.ts';

/** A field as a form needs it; with `items`, also what is directly within it. */
export function viewField(found: FoundValue, describing: Describing, depth: 'items' | 'alone'): FieldView {
  const { source, path } = found;
  const { sources, kinds, schemas } = describing;
  const along = schemasAlong(found, schemas);
  const schema = schemaOf(found, schemas);
  const value = valueAt(source.value, path);
  const control = controlOf(schema, value);
  const choices = fieldChoices(schema, sources.site.value);
  const names =
    typeof value === 'string' && isNaming(schema, found)
      ? namesInText(value, { ...describing, around: source })
      : [];
  const collection = schema.collection ?? fieldsOf(schema.items).collection;
  const travels =
    along.every((one) => one.schema.travels !== false) && kindOfSource(found, kinds)?.travels !== false;
  return {
    ...writtenPlace(source, path),
    title: titleOf(found, along, schemas),
    within: titleAround(found, along, describing),
    ...(typeof schema.description === 'string' && { description: schema.description }),
    ...exampleIn(schema),
    control,
    ...(value !== undefined && { value }),
    required: isRequired(found, along, schemas),
    ...(choices && { choices }),
    ...boundsOf(schema, sources.site.value),
    ...(control === 'money' && { unit: String(fieldsOf(sources.site.value).currency ?? '') }),
    holdsNames: isNaming(schema, found),
    ...(names.length > 0 && { names }),
    ...(typeof collection === 'string' && { of: collection }),
    ...(depth === 'items' && itemsOf(found, control, describing)),
    place: locate(source, path),
    layer: layerOfValue(source, path, travels),
  };
}

function kindOfSource({ schemaName }: FoundValue, kinds: Kinds) {
  return kinds.find(({ word }) => word === schemaName);
}

/** Whether a text may name values in braces; facts are what is named. */
function isNaming(schema: JsonSchema, { schemaName }: FoundValue): boolean {
  const meaning = meaningOf(schema);
  const isText = schema.enum === undefined && (meaning?.holdsNames || typesOf(schema).includes('string'));
  return schemaName !== 'facts' && Boolean(isText) && (!meaning || meaning.holdsNames);
}

/** The title of the field; of an item its own, or that of its list’s items with its number. */
function titleOf({ source, path }: FoundValue, along: readonly ResolvedSchema[], schemas: SchemaSet): string {
  const last = path.at(-1);
  const { title: said } = along.at(-1)?.schema ?? {};
  const general = typeof said === 'string' ? said : undefined;
  if (typeof last !== 'number') {
    const isNamed = schemasAround(valueAt(source.value, path.slice(0, -1)), along, schemas).some((group) =>
      Object.hasOwn(fieldsOf(group.properties), String(last)),
    );
    return (isNamed ? general : undefined) ?? inWords(String(last ?? ''));
  }
  const own = titleOfItem(valueAt(source.value, path));
  return own ?? `${general ?? ''} ${last + 1}`.trim();
}

/** Its title, or the first of its texts. */
function titleOfItem(item: unknown): string | undefined {
  const { title, name, label, ...others } = fieldsOf(item);
  return [title, name, label, ...Object.values(others)].find((one) => typeof one === 'string');
}

/** `courseDays`, a name that an editor chose → Course days. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The schemas of the group around a value: of a section that of its kind as well. */
function schemasAround(group: unknown, along: readonly ResolvedSchema[], schemas: SchemaSet): JsonSchema[] {
  const around = along.at(-2)?.schema ?? {};
  const own =
    around.means === 'section' ? schemaNamed(schemas, `sections/${sectionKind(group) ?? ''}`) : undefined;
  return own ? [around, own] : [around];
}

/** What a field belongs to: `Steps · Courses for nurses`, `OSCE Virtual: Adult Nursing`, `Footer`. */
function titleAround(
  found: FoundValue,
  along: readonly ResolvedSchema[],
  { schemas, kinds }: Describing,
): string {
  const { source, path, schemaName } = found;
  const whole = String(along[0]?.schema.title ?? '');
  const kind = kindOfSource(found, kinds);
  const entry = kind?.holds === 'folder' ? (titleOfEntry(source.value) ?? idOf(source)) : whole;
  const index = along.findIndex(({ schema }, depth) => schema.means === 'section' && depth < path.length);
  if (index >= 0) {
    const section = valueAt(source.value, path.slice(0, index));
    const { title } = schemaNamed(schemas, `sections/${sectionKind(section) ?? ''}`) ?? {};
    return [title ?? sectionKind(section), entry].filter((one) => typeof one === 'string').join(' · ');
  }
  const isPart = schemaName === 'site' || kind?.holds === 'file';
  const outer = titleOf({ ...found, path: path.slice(0, 1) }, along.slice(0, 2), schemas);
  return isPart && path.length > 1 ? `${outer} · ${entry}` : entry;
}

function exampleIn({ examples }: JsonSchema): Pick<FieldView, 'example'> {
  const [example] = listOf(examples);
  return example === undefined ? {} : { example };
}

/** A member of a list may always go, unless it is the last that its list needs: the check knows. */
function isRequired(
  { source, path }: FoundValue,
  along: readonly ResolvedSchema[],
  schemas: SchemaSet,
): boolean {
  const last = path.at(-1);
  if (typeof last !== 'string') return false;
  const groups = schemasAround(valueAt(source.value, path.slice(0, -1)), along, schemas);
  return groups.some(({ required }) => listOf(required).includes(last));
}

function boundsOf(schema: JsonSchema, settings: unknown): Pick<FieldView, 'bounds'> {
  const number = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
  const { currency } = fieldsOf(settings);
  const [min, max] = [number('minimum'), number('maximum')];
  const step =
    number('multipleOf') ??
    (typesOf(schema).includes('integer') ? 1 : undefined) ??
    (schema.means === 'money' && typeof currency === 'string' ? 10 ** -mostDecimals(currency) : undefined);
  const minLength = number('minLength') ?? number('minItems');
  const maxLength = number('maxLength') ?? number('maxItems');
  const bounds: FieldBounds = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(typeof schema.pattern === 'string' && { pattern: schema.pattern }),
    ...(typeof schema.inWords === 'string' && { inWords: schema.inWords }),
  };
  return Object.keys(bounds).length > 0 ? { bounds } : {};
}

/** The fields of a group, missing ones as well, or the items of a list. */
function itemsOf(
  found: FoundValue,
  control: string,
  describing: Describing,
): Pick<FieldView, 'items' | 'blank'> {
  const { source, path } = found;
  const value = valueAt(source.value, path);
  const inner = (step: string | number) =>
    viewField({ ...found, path: [...path, step] as Path }, describing, 'alone');
  if (Array.isArray(value) || control === 'list')
    return { items: listOf(value).map((_, index) => inner(index)), ...blankOf(found, describing) };
  const isGroup = isFields(value) || control === 'group';
  const names = isGroup ? fieldsAround(found, describing) : [];
  return names.length > 0 ? { items: names.map(inner) } : {};
}

function blankOf(found: FoundValue, describing: Describing): Pick<FieldView, 'blank'> {
  const path = [...found.path, listOf(valueAt(found.source.value, found.path)).length];
  const next = { ...found, path };
  const schema = schemaOf(next, describing.schemas);
  return schema.means === 'section' || Object.keys(schema).length === 0
    ? {}
    : { blank: viewField(next, describing, 'items') };
}
