/** Pages that the base has moved, whose old addresses a branch may still use as keys of list items. */
import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Kinds } from '../../model/kinds.ts';
import { writtenRedirects } from '../../schema/written-redirects.ts';
import { idOf } from '../../source/id-of.ts';
import type { LayerContent } from './layering.ts';

/** `key`: equal for equal moves. `to`: new addresses by old ones. */
export type Moves = { key: string; to: ReadonlyMap<string, string> };

export const noMoves: Moves = { key: '', to: new Map() };

export function findMoves({ site, collections }: LayerContent, kinds: Kinds): Moves {
  const settings = { id: 'site', source: site, value: fieldsOf(site.value) };
  const entries = kinds.flatMap(({ collection }) =>
    (collections[collection] ?? []).map((source) => ({
      ...{ id: idOf(source), source, collection },
      value: fieldsOf(source.value),
    })),
  );
  const all = writtenRedirects(
    settings,
    entries.filter(({ value }) => Array.isArray(value.aliases)),
  );
  const to = new Map(
    all.flatMap(({ from, to: target }) => (target === undefined ? [] : [[from, target] as const])),
  );
  return { key: JSON.stringify([...to]), to };
}
