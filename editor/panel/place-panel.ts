type Box = { left: number; top: number; width: number; height: number };
type PanelSize = { width: number; height: number };
type PanelRoom = { left: number; top: number; right: number; bottom: number };

const gap = 16;

/**
 * The place of a panel: next to the text that it changes if there is room, then below or above it, and always whole
 * within the room. Without a box it is at the end of the line, halfway down.
 */
export function placePanel(
  box: Box | undefined,
  size: PanelSize,
  room: PanelRoom,
): { left: number; top: number } {
  const left = (value: number) => keepWithin({ left: value, top: 0 }, size, room).left;
  const top = (value: number) => keepWithin({ left: 0, top: value }, size, room).top;
  if (!box) return { left: left(room.right), top: top((room.top + room.bottom - size.height) / 2) };
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  if (right + size.width + 2 * gap <= room.right) return { left: right + gap, top: top(box.top) };
  if (box.left - size.width - 2 * gap >= room.left)
    return { left: box.left - size.width - gap, top: top(box.top) };
  if (bottom + size.height + 2 * gap <= room.bottom) return { left: left(box.left), top: bottom + gap };
  if (box.top - size.height - 2 * gap >= room.top)
    return { left: left(box.left), top: box.top - size.height - gap };
  return { left: left(room.right), top: top(room.bottom) };
}

/** The nearest place at which a panel is whole within the room; its head comes first if it is larger. */
export function keepWithin(
  { left, top }: { left: number; top: number },
  { width, height }: PanelSize,
  room: PanelRoom,
): { left: number; top: number } {
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  return {
    left: within(left, room.left + gap, room.right - width - gap),
    top: within(top, room.top + gap, room.bottom - height - gap),
  };
}
