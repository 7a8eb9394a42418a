import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import { type BaseFault, extendedBy, type Layer, type Layers, mostLayers } from './find-layers.ts';

/** What is wrong with the line `extends`. `sites`: the site.yaml of each layer, the site's own first. */
export function reportBase({ layers, broken }: Layers, sites: readonly Source[], report: Report): void {
  if (broken) {
    const site = sites[layers.indexOf(broken.layer)];
    const place = site
      ? locate(site, ['extends'])
      : { file: fileIn(broken.layer, 'site.yaml'), line: 1, column: 1 };
    report(explanations[broken.fault](place, broken.written));
  }
  for (const [index, site] of sites.entries()) {
    const said = fieldsOf(site.value).extends;
    const layer = layers[index];
    if (layer && typeof said === 'string' && said !== '' && said !== extendedBy(layer.root))
      report(messages.extendsNotPlain(locate(site, ['extends'], 'key')));
  }
}

const explanations: Readonly<
  Record<BaseFault, (place: Place, written: string) => ReturnType<typeof messages.baseMissing>>
> = {
  missing: messages.baseMissing,
  'not-a-site': messages.baseNotASite,
  absolute: messages.baseNotASite,
  outside: messages.baseOutside,
  link: messages.baseIsLink,
  circle: messages.baseCircular,
  'too-many': (place) => messages.tooManyLayers(place, mostLayers),
};

/** How a file of a layer is called in messages. */
export function fileIn({ file }: Layer, name: string): string {
  return file === '' ? name : `${file}/${name}`;
}
