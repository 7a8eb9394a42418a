import { type PointerEvent, useEffect, useRef } from 'react';
import { GripVertical } from '../icons.ts';

/** So near to an edge of what scrolls, in pixels, the rows beyond it come by; so many a frame. */
const edge = 48;
const speed = 8;

type Drag = { row: HTMLElement; rows: readonly HTMLElement[]; from: number; to: number; y: number };

/** What a row of a list is dragged by, with a mouse or a finger. Whoever has neither has buttons and keys for it. */
export function RowGrip({ move }: { move: (to: number) => void }) {
  const drag = useRef<Drag>(undefined);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const start = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li');
    if (event.button !== 0 || !row?.parentElement) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...row.parentElement.children].filter((one) => one instanceof HTMLElement);
    const from = rows.indexOf(row);
    drag.current = { row, rows, from, to: from, y: event.clientY };
    row.toggleAttribute('data-dragged', true);
    const leave = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      end.current?.();
    };
    addEventListener('keydown', leave, { capture: true });
    const ticking = setInterval(() => drag.current && scrollNear(drag.current) && place(drag.current), 16);
    end.current = () => {
      clearInterval(ticking);
      removeEventListener('keydown', leave, { capture: true });
      row.removeAttribute('data-dragged');
      mark(rows, undefined);
      drag.current = undefined;
      end.current = undefined;
    };
  };
  const drop = () => {
    const { from, to } = drag.current ?? { from: 0, to: 0 };
    end.current?.();
    if (from !== to) move(to);
  };
  return (
    <span
      className="grip"
      aria-hidden
      onPointerDown={start}
      onPointerMove={({ clientY }) => {
        if (!drag.current) return;
        drag.current.y = clientY;
        place(drag.current);
      }}
      onPointerUp={drop}
      onPointerCancel={() => end.current?.()}
    >
      <GripVertical />
    </span>
  );
}

/** Shows where the row would be if it were let go now. */
function place(drag: Drag): void {
  const { row, rows, from, y } = drag;
  drag.to = rows.filter((one) => one !== row && middleOf(one) < y).length;
  mark(rows, drag.to === from ? undefined : { row: rows[drag.to], side: drag.to < from ? 'above' : 'below' });
}

function mark(rows: readonly HTMLElement[], at: { row?: HTMLElement; side: string } | undefined): void {
  for (const row of rows) row.removeAttribute('data-drop');
  at?.row?.setAttribute('data-drop', at.side);
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** Whether it scrolled. */
function scrollNear({ row, y }: Drag): boolean {
  const box = scrollerOf(row);
  if (!box) return false;
  const { top, bottom } = box.getBoundingClientRect();
  const by = y < top + edge ? -speed : y > bottom - edge ? speed : 0;
  const before = box.scrollTop;
  if (by !== 0) box.scrollBy({ top: by, behavior: 'instant' });
  return box.scrollTop !== before;
}

function scrollerOf(row: HTMLElement): HTMLElement | undefined {
  for (let box = row.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return undefined;
}
