import { boxOf, type PlacedSpot } from './find-spot.ts';
import type { PageSpot, SpotBox } from './page-messages.ts';

/**
 * The ring and its label, and for the keyboard a button for each spot in page order. They are next to `<body>` in a
 * shadow tree, so that the page and its styles know nothing of them.
 */
export type Ring = {
  /** Puts the ring round a spot; undefined takes it away. */
  draw: (spot: PlacedSpot | undefined, around?: Element) => void;
  /** Puts it round anything, with a label. */
  drawAround: (element: Element, label: string) => void;
  /** The spots that can be reached with Tab. */
  offer: (spots: readonly PlacedSpot[]) => void;
  focus: (spot: number) => void;
  /** The one with the focus. */
  inHand: () => PlacedSpot | undefined;
  redraw: () => void;
  host: HTMLElement;
};

type RingEvents = {
  focused: (spot: PlacedSpot) => void;
  pressed: (spot: PlacedSpot) => void;
  key: (event: KeyboardEvent, spot: PlacedSpot) => void;
};

export function createRing(words: () => readonly PageSpot[], events: RingEvents): Ring {
  const host = document.createElement('site-editor');
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(ringLook);
  root.adoptedStyleSheets = [look];
  const ring = Object.assign(document.createElement('div'), { className: 'ring', hidden: true });
  const label = Object.assign(document.createElement('span'), { className: 'label', ariaHidden: 'true' });
  const list = Object.assign(document.createElement('div'), { role: 'group' });
  ring.append(label);
  root.append(list, ring);
  document.documentElement.append(host);
  let drawn: { around: Node; label: string } | undefined;
  const buttons = new Map<number, HTMLButtonElement>();
  const offered = new Map<number, PlacedSpot>();
  /** Has the focus, or had it when its button went away: after a save, a text may be found again a moment later. */
  let focused: number | undefined;
  const focus = (spot: number): void => {
    focused = spot;
    buttons.get(spot)?.focus({ preventScroll: true });
  };

  const redraw = (): void => {
    const box = drawn && boxOf(drawn.around);
    ring.hidden = !box;
    if (!drawn || !box) return;
    place(ring, box);
    label.textContent = drawn.label;
    label.classList.toggle('below', box.top < 30);
    const beyond = box.left + label.offsetWidth - document.documentElement.clientWidth;
    label.style.setProperty('translate', `${-Math.max(0, Math.min(beyond, box.left))}px`);
  };
  const inHand = () => (focused === undefined ? undefined : offered.get(focused));
  const buttonFor = (spot: number, name: string): HTMLButtonElement => {
    const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: name });
    const tell = <T extends Event>(say: (one: PlacedSpot, event: T) => void) => {
      return (event: T): void => {
        const one = offered.get(spot);
        if (one) say(one, event);
      };
    };
    button.addEventListener('focus', () => {
      focused = spot;
    });
    button.addEventListener('focus', tell(events.focused));
    button.addEventListener('blur', () => {
      if (button.isConnected) focused = undefined;
    });
    button.addEventListener('click', tell(events.pressed));
    button.addEventListener(
      'keydown',
      tell((one, event: KeyboardEvent) => events.key(event, one)),
    );
    return button;
  };
  return {
    host,
    redraw,
    inHand,
    draw: (spot, around) => {
      drawn = spot && { around: around ?? spot.node, label: words()[spot.spot]?.label ?? '' };
      redraw();
    },
    drawAround: (element, words) => {
      drawn = { around: element, label: words };
      redraw();
    },
    offer: (spots) => {
      const before = focused;
      const known = new Map(buttons);
      buttons.clear();
      offered.clear();
      for (const one of spots) {
        const name = words()[one.spot]?.name ?? '';
        const old = known.get(one.spot);
        buttons.set(one.spot, old?.ariaLabel === name ? old : buttonFor(one.spot, name));
        offered.set(one.spot, one);
      }
      // A key that is down on one that stays is not lost.
      const wanted = [...buttons.values()];
      const isSame =
        wanted.length === list.children.length && wanted.every((one, n) => one === list.children[n]);
      if (!isSame) list.replaceChildren(...wanted);
      host.toggleAttribute('data-spots', spots.length > 0);
      // Whoever has gone on in the editor meanwhile stays there.
      if (before !== undefined && document.hasFocus()) focus(before);
    },
    focus,
  };
}

function place(ring: HTMLElement, { left, top, width, height }: SpotBox): void {
  const gap = 4;
  ring.style.setProperty('transform', `translate(${left - gap}px, ${top - gap}px)`);
  ring.style.setProperty('width', `${width + 2 * gap}px`);
  ring.style.setProperty('height', `${height + 2 * gap}px`);
}

const ringLook = `
  :host { all: initial; }
  .ring { box-sizing: border-box; position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none;
    border: 2px solid #00707a; border-radius: 6px; box-shadow: 0 0 0 2px #fff, 0 0 0 6px rgb(0 112 122 / .22); }
  .ring[hidden] { display: none; }
  .label { position: absolute; inset: auto auto 100% -2px; max-width: min(28rem, 90vw); margin: 0 0 5px; padding: 3px 9px 4px;
    overflow: hidden; border-radius: 5px; background: #00505a; color: #fff; font: 600 13px/1.35 system-ui, sans-serif;
    text-overflow: ellipsis; white-space: nowrap; }
  .label.below { inset: 100% auto auto -2px; margin: 5px 0 0; }
  button { position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; padding: 0; border: 0; opacity: 0; }
  @media (forced-colors: active) { .ring { border-color: Highlight; } .label { border: 1px solid CanvasText; } }`;
