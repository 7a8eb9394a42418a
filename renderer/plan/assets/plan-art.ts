import { hash as hashOf } from 'node:crypto';
import type { Place } from '../../../diagnostics/place.ts';
import { type Planned, plain } from '../../../kinds/planned.ts';
import type { Picture } from '../../../schemas/planned.ts';
import { fittingName } from '../../schema/fitting-name.ts';
import type { Context } from '../context/context.ts';

/** In CSS pixels. Every drawing has this aspect ratio, so that cards line up. */
const size = { width: 640, height: 360 };

type PlanArtInput = { kind: string; name: string; place: Place; props: object };

/** A drawing that a template makes from `props`. It is decoration, so it has no alternative text. */
export function planArt({ name, place, kind, props }: PlanArtInput, { address }: Context): Planned<Picture> {
  const hash = hashOf('sha256', JSON.stringify([kind, props]), 'hex').slice(0, 8);
  const output = fittingName(`art/${name}`, `.${hash}.svg`);
  const picture = { src: `${address.base}/${output}`, alt: '', ...size };
  return { ...plain(picture), assets: [{ make: 'art', file: { output, place, kind, props } }] };
}
