import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { SiteLayer, Source, Sources } from '../../model/source.ts';
import { isTag } from '../../schema/canonical-tag.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { layerOf } from '../../source/layer-of.ts';
import type { Layer } from './find-layers.ts';
import { layOver } from './lay-over.ts';
import type { LayerContent, LayOver } from './layering.ts';
import { mergeOnce } from './merged-files.ts';
import { readConversion, type SettleAmountsOptions, settleAmounts } from './settle-amounts.ts';
import { takeOutGone } from './take-out-gone.ts';

/** The layers of a site, its own first, and the content of each. */
export type ReadLayers = { layers: readonly Layer[]; contents: readonly LayerContent[] };

/** Merges the layers of a site, its own on top, and converts amounts to its currency. */
export function mergeLayers(
  { layers, contents }: ReadLayers,
  options: LayOver,
): Pick<Sources, 'site' | 'collections' | 'layers'> | undefined {
  let merged: LayerContent | undefined;
  const known: SiteLayer[] = [];
  for (const [index, own] of [...contents.entries()].reverse()) {
    merged = merged ? layOver(own, merged, options) : own;
    const layer = layers[index];
    if (layer) known.unshift({ ...layer, ...settingsOf(merged.site) });
  }
  const [{ currency } = {}, ...others] = known;
  const isForeign = others.some((other) => other.currency !== undefined && other.currency !== currency);
  if (!merged) return undefined;
  const whole = known.length > 1 ? takeOutGone(merged, known, options) : merged;
  const settled = isForeign && currency !== undefined ? settle(whole, known, currency, options) : whole;
  return { ...settled, layers: known };
}

function settingsOf({ value }: Source): Pick<SiteLayer, 'language' | 'currency'> {
  const { language, currency } = fieldsOf(value);
  return {
    ...(isTag(language) && { language }),
    ...(typeof currency === 'string' && { currency }),
  };
}

function settle(
  { site, collections }: LayerContent,
  layers: readonly SiteLayer[],
  currency: string,
  options: LayOver,
): LayerContent {
  const conversion = readConversion(fieldsOf(site.value).prices);
  const settling: SettleAmountsOptions = {
    ...{ schemas: options.schemas, currency, conversion },
    currencyOf: (file) => layerOf(file, layers)?.currency,
  };
  const key = JSON.stringify([conversion, layers]);
  const settled = (source: Source, schema: string) =>
    source.isLeftOut
      ? source
      : mergeOnce(options, [source, 'amounts', key], () => settleAmounts(source, schema, settling));
  return {
    site: settled(site, 'site'),
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, files]) => {
        const word = kindOf(name, options.kinds)?.word ?? name;
        return [name, files.map((source) => settled(source, word))];
      }),
    ),
  };
}
