import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../../diagnostics/fields.ts';
import { emptyValue } from '../../../diagnostics/messages/check-shape.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { extendsNotPlain, tooManyLayers } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import { locate } from '../../source/locate.ts';
import { type BaseFault, extendedBy, type Layer, type Layers, mostLayers } from './find-layers.ts';

/**
 * Reports what is wrong with the line `extends`; returns whether the site has the base that it names. `sites`: the
 * site.yaml of each layer, the site's own first.
 */
export function checkBase({ layers, broken }: Layers, sites: readonly Source[], report: Report): boolean {
  const empty = sites.filter(({ value }) => fieldsOf(value).extends === null);
  for (const site of empty) report(emptyValue(locate(site, ['extends'], 'key'), '“extends”', example));
  const crooked = sites.filter((site, index) => isCrooked(site, layers[index]));
  for (const site of crooked) report(extendsNotPlain(locate(site, ['extends'], 'key')));
  if (!broken) return empty.length + crooked.length === 0;
  const site = sites[layers.indexOf(broken.layer)];
  const start = { file: fileIn(broken.layer, 'site.yaml'), line: 1, column: 1 };
  report(explanations[broken.fault](site ? locate(site, ['extends']) : start, broken.written));
  return false;
}

const example = { example: '../../site.yaml', isRequired: false };

/** Written in a way that only a full YAML parser understands. */
function isCrooked({ value }: Source, layer: Layer | undefined): boolean {
  const said = fieldsOf(value).extends;
  return said !== undefined && said !== null && layer !== undefined && said !== extendedBy(layer.root);
}

const explanations: Readonly<
  Record<BaseFault, (place: Place, written: string) => ReturnType<typeof messages.baseMissing>>
> = {
  missing: messages.baseMissing,
  'not-a-site': messages.baseNotASite,
  absolute: messages.baseNotASite,
  outside: messages.baseOutside,
  link: messages.baseIsLink,
  itself: (place, written) => messages.baseCircular(place, written, true),
  circle: (place, written) => messages.baseCircular(place, written, false),
  'too-many': (place) => tooManyLayers(place, { most: mostLayers }),
};

/** Name of a layer's file in messages. */
export function fileIn({ file }: Layer, name: string): string {
  return file === '' ? name : `${file}/${name}`;
}
