/**
 * Removes from the whole site what a branch goes without, with everything that depended on it and now leads nowhere.
 */

import { hash } from 'node:crypto';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { SiteLayer, Source } from '../../model/source.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { wholeSchema } from '../../schema/part-schema.ts';
import { idOf } from '../../source/id-of.ts';
import { layerIndex } from '../../source/layer-of.ts';
import { findGone, type GoneParts } from './find-gone.ts';
import type { LayerContent, LayOver } from './layering.ts';
import { markLeftOut } from './merge-collection.ts';
import { mergeOnce } from './merged-files.ts';
import { withoutGone } from './without-gone.ts';

/**
 * Repeats, since each removal may cause another: a course removes its outcome, an outcome the answers that lead there,
 * these their question.
 */
export function takeOutGone(
  content: LayerContent,
  layers: readonly SiteLayer[],
  options: LayOver,
): LayerContent {
  let left = content;
  for (let gone = findGone(left, layers, options.kinds), before = 0; sizeOf(gone) > before; ) {
    before = sizeOf(gone);
    left = withoutAll(left, gone, { layers, options });
    gone = {
      ...findGone(left, layers, options.kinds),
      settings: withLost(gone.settings, content.site, left.site),
    };
  }
  return left;
}

function sizeOf({ entries, addresses, settings }: GoneParts): number {
  return entries.size + addresses.size + settings.size;
}

/**
 * A removal may also empty fields of site.yaml, such as a promotion of a removed entry: whatever shows these goes too,
 * in any layer.
 */
function withLost(settings: GoneParts['settings'], before: Source, left: Source): GoneParts['settings'] {
  const is = fieldsOf(left.value);
  const lost = Object.keys(fieldsOf(before.value)).filter((field) => !Object.hasOwn(is, field));
  return new Map([...settings, ...lost.map((field) => [field, -1] as const)]);
}

type TakeOutOptions = { layers: readonly SiteLayer[]; options: LayOver };

function withoutAll(
  { site, collections }: LayerContent,
  gone: GoneParts,
  taking: TakeOutOptions,
): LayerContent {
  const { kinds } = taking.options;
  const key = hash('sha1', JSON.stringify([...gone.entries, ...gone.addresses, ...gone.settings]), 'hex');
  const entryOf = (collection: string, id: string) =>
    fieldsOf((ownProperty(collections, collection) ?? []).find((source) => idOf(source) === id)?.value);
  const without = { ...taking, gone, key, entryOf };
  const settings = sourceWithout(site, 'site', without);
  return {
    site: withLeftOutRoutes(settings, site),
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, sources]) => {
        const word = kindOf(name, kinds)?.word ?? name;
        return [name, sources.map((source) => sourceWithout(source, word, without))];
      }),
    ),
  };
}

/** `key`: equal if the same things are gone. */
type Without = TakeOutOptions & {
  gone: GoneParts;
  key: string;
  entryOf: (collection: string, id: string) => Fields;
};

/** An entry that requires something gone is left out itself. */
function sourceWithout(
  source: Source,
  schema: string,
  { gone, key, entryOf, layers, options }: Without,
): Source {
  const { spans, value, file } = source;
  if (source.isLeftOut || !spans) return source;
  const { schemas } = options;
  const going = { gone, schemas, entryOf, layerOf: (name: string) => layerIndex(name, layers) };
  return mergeOnce(options, [source, 'without', key], () => {
    const whole = wholeSchema(schema, schemas);
    // A site always keeps its site.yaml.
    const at = schema === 'site' ? { ...whole, schema: { ...whole.schema, required: [] } } : whole;
    const left = withoutGone({ value, span: spans }, at, { file, around: [] }, going);
    if (!left) return markLeftOut(source);
    return left.value === value ? source : { ...source, value: left.value, spans: left.span };
  });
}

/** Keeps routes that were removed with their pages, by which links to them are recognised. */
function withLeftOutRoutes(site: Source, before: Source): Source {
  const pathsOf = ({ value }: Source) =>
    listOf(fieldsOf(value).routes).map((route) => ({ route, path: fieldsOf(route).path }));
  const paths = new Set(pathsOf(site).map(({ path }) => path));
  const gone = pathsOf(before).filter(({ path }) => !paths.has(path));
  if (gone.length === 0) return site;
  return { ...site, leftOutRoutes: [...(before.leftOutRoutes ?? []), ...gone.map(({ route }) => route)] };
}
