import { fillPattern } from '../../../kinds/fill-pattern.ts';
import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import { listWord } from '../context/list-words.ts';
import type { Scope } from '../context/scope.ts';
import { formatNumber } from '../formats/format-money.ts';

const patterns = {
  title: { filter: 'filterTitle', page: 'title' },
  description: { filter: 'filterDescription', page: 'description' },
} as const;

/** The title or description of a page of a list: `Blog: Visas, page 2 of 5`. The first page has the written one. */
export function textOnPart(
  what: 'title' | 'description',
  written: string,
  { list, context }: Scope,
): Planned<string> {
  if (!list) return plain(written);
  const { number, total, filter } = list.pages;
  const show = (value: number) => formatNumber(value, context.formats);
  return gather((take) => {
    const word = (name: 'filter' | 'page') =>
      take({ ...listWord(patterns[what][name], context), origins: [] });
    const named = filter === undefined ? written : fillPattern(word('filter'), { [what]: written, filter });
    return number === 1
      ? named
      : fillPattern(word('page'), { [what]: named, number: show(number), total: show(total) });
  });
}
