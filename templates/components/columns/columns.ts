import './columns.css';

const most = 6;

/**
 * The class of a list with a column for each of its items, up to six. The number is written out, not derived from the
 * items: while a page is loading, items would move with each one that follows.
 */
export function columnsFor(items: readonly unknown[]): string {
  return `columns-${Math.min(items.length, most)}`;
}
