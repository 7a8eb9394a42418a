import './columns.css';

const most = 6;

/**
 * The class of a list that has a column for each of its items, up to six. The number is written, not left to the
 * items: while a page is still coming, those that are there would move for each that follows.
 */
export function columnsFor(items: readonly unknown[]): string {
  return `columns-${Math.min(items.length, most)}`;
}
