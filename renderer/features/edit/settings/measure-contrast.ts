import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { colourPairs, contrastOn } from '../../../check/colour-contrasts.ts';
import { valueAt } from '../../../edit/value-at.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import { findValue, schemaOf, type WrittenPlace } from '../fields/find-value.ts';

/**
 * The contrast of a colour with another that templates put it on, or put on it. `ratio`: from 1 to 21, rounded down.
 * `least`: what the check asks for. `front` and `back`: the two colours.
 */
export type ColourContrast = { title: string; front: string; back: string; ratio: number; least: number };

export type ContrastOptions = EditingOptions & {
  /** A colour of the theme. */
  of: WrittenPlace;
  /** What it is to be: #rrggbb. */
  value: string;
};

/** The contrasts that a colour of the theme would have, the weakest first; none for another value. Nothing is written. */
export async function measureContrast({ of, value, ...options }: ContrastOptions): Promise<ColourContrast[]> {
  const checked = await checkedBefore(options);
  const { sources, schemas } = checked?.last ?? {};
  const found = sources && schemas && findValue(of, { sources, kinds: readKinds(schemas) });
  const [theme, colours, , name] = found?.path ?? [];
  if (!found || !schemas || found.path.length !== 4 || theme !== 'theme' || colours !== 'colours') return [];
  const palette = {
    ...fieldsOf(valueAt(found.source.value, found.path.slice(0, -1))),
    [String(name)]: value,
  };
  const titleOf = (other: string) =>
    String(schemaOf({ ...found, path: [...found.path.slice(0, -1), other] }, schemas).title ?? other);
  const contrasts = colourPairs.flatMap(({ front, backs, least }) =>
    backs.flatMap((back): ColourContrast[] => {
      const other = front === name ? back : back === name ? front : undefined;
      const ratio = contrastOn(front, back, palette);
      if (other === undefined || !Number.isFinite(ratio)) return [];
      const shown = { front: String(palette[front]), back: String(palette[back]) };
      return [{ title: titleOf(other), ...shown, ratio: Math.floor(ratio * 100) / 100, least }];
    }),
  );
  return contrasts.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
}
