import { memberContent, memberLines } from '../../../edit/members.ts';
import type { Span } from '../../../model/source.ts';
import type { Ways } from './overwrite-value.ts';

/** The items change places; what is between them stays. */
export function moveItem(
  text: string,
  list: Span & { kind: 'list' },
  { from, to }: { from: number; to: number },
): Ways {
  const order = list.items.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return orderItems(text, list, order);
}

/** `order`: of the items, by their present positions. */
export function orderItems(text: string, list: Span & { kind: 'list' }, order: readonly number[]): Ways {
  const ways = [memberLines, memberContent].map((extentOf) => list.items.map((item) => extentOf(text, item)));
  return ways.flatMap((extents) => {
    if (extents.some((extent) => !extent)) return [];
    const known = extents.flatMap((extent) => extent ?? []);
    const pieces = known.map(({ start, end }) => text.slice(start, end));
    return [
      known.flatMap(({ start, end }, index) => {
        const piece = pieces[order[index] ?? index] ?? '';
        return piece === pieces[index] ? [] : [{ start, end, text: piece }];
      }),
    ];
  });
}
