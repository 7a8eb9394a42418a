import type { Source } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { kindOf } from '../../schema/find-kind.ts';
import type { Layer } from './find-layers.ts';
import { fileIn } from './judge-base.ts';
import { type LayerContent, type LayOver, layOver, once } from './lay-over.ts';
import { readConversion, type Settling, settleAmounts } from './settle-amounts.ts';

/** The layers of a site laid over each other, the site's own on top; with their amounts in the site's currency. `read`: what stands in each, in the order of the layers. */
export function mergeLayers(
  layers: readonly [Layer, ...Layer[]],
  read: readonly LayerContent[],
  options: LayOver,
): LayerContent | undefined {
  const currencies: (string | undefined)[] = [];
  const merged = read.reduceRight<LayerContent | undefined>((base, own) => {
    const content = base ? layOver(own, base, options) : own;
    currencies.unshift(currencyOf(content.site));
    return content;
  }, undefined);
  const [currency, ...others] = currencies;
  const isForeign = others.some((other) => other !== undefined && other !== currency);
  if (!merged || currency === undefined || !isForeign) return merged;
  return settle(merged, { layers, currencies, currency }, options);
}

type Currencies = { layers: readonly Layer[]; currencies: readonly (string | undefined)[]; currency: string };

function settle(
  { site, collections }: LayerContent,
  { layers, currencies, currency }: Currencies,
  options: LayOver,
): LayerContent {
  const conversion = readConversion(fieldsOf(site.value).prices);
  // The site's own folder has no name that its files could begin with: it is looked at last.
  const owner = (file: string) => layers.findLastIndex((layer) => file.startsWith(fileIn(layer, '')));
  const settling: Settling = {
    ...{ schemas: options.schemas, currency, conversion },
    currencyOf: (file) => currencies[owner(file)],
  };
  const key = JSON.stringify([conversion, currencies]);
  const settled = (source: Source, schema: string) =>
    source.isLeftOut
      ? source
      : once(options, [source, 'amounts', key], () => settleAmounts(source, schema, settling));
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

function currencyOf(site: Source): string | undefined {
  const { currency } = fieldsOf(site.value);
  return typeof currency === 'string' ? currency : undefined;
}
