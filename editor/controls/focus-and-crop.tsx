import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { typedNumber } from './typed-number.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';
type Point = { x: number; y: number };

/** As a picture is written, in per cent of the whole. */
export type FocusCrop = { focus?: readonly number[]; crop?: Partial<Record<Side, number>> };

type FocusAndCropProps = {
  address: string;
  /** As shown, in pixels. */
  size: { width: number; height: number };
  canCrop: boolean;
  view: FocusCrop;
  set: (view: FocusCrop) => void;
};

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
/** In the order in which one goes round. */
const edges: readonly (readonly Side[])[] = [
  ['top', 'left'],
  ['top'],
  ['top', 'right'],
  ['right'],
  ['bottom', 'right'],
  ['bottom'],
  ['bottom', 'left'],
  ['left'],
];
const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const arrows = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
/** In per cent: a hand can’t drag the edges nearer to each other. */
const narrowest = 5;

/** On the whole picture, a point and what is cut off at each side: by pointer, by arrow keys, and by numbers. */
export function FocusAndCrop({ address, size, canCrop, view, set }: FocusAndCropProps) {
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [isOpen] = useState(view.focus !== undefined || view.crop !== undefined);
  const { focus, crop = {} } = view;
  const [x = 50, y = 50] = focus ?? [];
  const cut = { top: 0, right: 0, bottom: 0, left: 0, ...crop };
  const setFocus = (to: Point) => set({ ...view, focus: [round(to.x), round(to.y)] });
  const setCrop = (changed: Partial<Record<Side, number>>) => {
    const next = Object.entries({ ...cut, ...changed }).filter(([, value]) => value !== 0);
    set({ focus, ...(next.length > 0 && { crop: Object.fromEntries(next) }) });
  };
  const moveEdges = (moved: readonly Side[], to: Point) => {
    const at = { top: to.y, bottom: 100 - to.y, left: to.x, right: 100 - to.x };
    const most = (side: Side) => Math.max(0, 100 - cut[opposite[side]] - narrowest);
    setCrop(Object.fromEntries(moved.map((side) => [side, Math.min(round(at[side]), most(side))])));
  };
  const atPointer = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: (100 * (clientX - box.left)) / box.width,
      y: (100 * (clientY - box.top)) / box.height,
    };
  };
  const handle = (name: string, at: Point, move: (to: Point) => void) => ({
    type: 'button' as const,
    'aria-label': name,
    'aria-describedby': hint,
    style: { left: `${at.x}%`, top: `${at.y}%` },
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) =>
      event.currentTarget.hasPointerCapture(event.pointerId) && move(atPointer(event)),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows.get(event.key);
      if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      move({ x: at.x + step * arrow.x, y: at.y + step * arrow.y });
    },
  });
  return (
    <details
      className="view"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && currentTarget.scrollIntoView()}
    >
      <summary>{words.view}</summary>
      <p id={hint} className="hint">
        {words.viewHint}
      </p>
      <div ref={stage} className="handled" style={{ maxWidth: `calc(14rem * ${size.width / size.height})` }}>
        <div className="whole">
          <img src={address} alt="" {...size} draggable={false} />
          {canCrop && <div className="kept" style={insetOf(cut)} />}
        </div>
        {canCrop &&
          edges.map((moved) => (
            <button
              key={moved.join()}
              className="edge"
              {...handle(edgeName(moved, cut), edgeAt(moved, cut), (to) => moveEdges(moved, to))}
            />
          ))}
        <button className="point" {...handle(words.focusAt(x, y), { x, y }, setFocus)} />
      </div>
      <fieldset className="numbers">
        <legend>{words.focus}</legend>
        <PerCent
          label={words.focusSides.x}
          value={focus && x}
          set={(to) => set({ ...view, focus: [to, y] })}
        />
        <PerCent
          label={words.focusSides.y}
          value={focus && y}
          set={(to) => set({ ...view, focus: [x, to] })}
        />
      </fieldset>
      {canCrop && (
        <fieldset className="numbers">
          <legend>{words.crop}</legend>
          {sides.map((side) => (
            <PerCent
              key={side}
              label={words.sides[side]}
              value={crop[side]}
              set={(to) => setCrop({ [side]: to })}
            />
          ))}
        </fieldset>
      )}
      {(focus ?? view.crop) && (
        <Button className="secondary" onPress={() => set({})}>
          {words.wholePicture}
        </Button>
      )}
    </details>
  );
}

type PerCentProps = { label: string; value: number | undefined; set: (to: number) => void };

/** What is typed stays as typed until it is left; the check says what is wrong with a number. */
function PerCent({ label, value, set }: PerCentProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      {label}
      <input
        className="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value ?? ''}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const number = currentTarget.value === '' ? 0 : typedNumber(currentTarget.value);
          if (typeof number === 'number') set(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

function insetOf({ top, right, bottom, left }: Record<Side, number>): { inset: string } {
  return { inset: [top, right, bottom, left].map((part) => `${part}%`).join(' ') };
}

function edgeAt(moved: readonly Side[], cut: Record<Side, number>): Point {
  const middle = { x: (cut.left + 100 - cut.right) / 2, y: (cut.top + 100 - cut.bottom) / 2 };
  const x = moved.includes('left') ? cut.left : moved.includes('right') ? 100 - cut.right : middle.x;
  const y = moved.includes('top') ? cut.top : moved.includes('bottom') ? 100 - cut.bottom : middle.y;
  return { x, y };
}

function edgeName(moved: readonly Side[], cut: Record<Side, number>): string {
  return words.cropAt(moved.map((side) => `${words.sides[side]} ${cut[side]}`).join(', '));
}

/** A whole per cent of the picture. */
function round(perCent: number): number {
  return Math.round(Math.max(0, Math.min(perCent, 100)));
}
