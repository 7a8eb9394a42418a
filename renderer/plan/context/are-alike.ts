/** Whether two lists have alike items in the same order. Those that are one object are not looked at. */
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
