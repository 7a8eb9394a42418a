import type { Frame, MenuEntry } from '../../../schemas/planned.ts';

/** The frame with the menu entry of the page’s own address marked. */
export function markCurrent(frame: Frame, href: string): Frame {
  const menu = frame.header.menu.map((entry): MenuEntry => {
    if (entry.kind === 'link') return entry.href === href ? { ...entry, current: true } : entry;
    const entries = entry.entries.map((item) => (item.href === href ? { ...item, current: true } : item));
    return entries.some((item) => item.current) ? { ...entry, current: true, entries } : entry;
  });
  return { ...frame, header: { ...frame.header, menu } };
}
