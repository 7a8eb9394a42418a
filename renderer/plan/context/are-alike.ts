/** Whether two lists have equivalent items in the same order. Identical objects are not compared. */
export function areAlike<Item>(
  before: readonly Item[],
  now: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every((item, index) => {
      const other = before[index];
      return other === item || (other !== undefined && isAlike(other, item));
    })
  );
}
