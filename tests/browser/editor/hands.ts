import { expect } from 'vitest';
import type { Seat } from './seat.ts';

/** What somebody does at the editor, by keys alone, or with a finger or a mouse alone. */
export type Hands = {
  goTo: (address: string) => Promise<void>;
  /** Opens the field of a text or picture, by the name that a screen reader says. */
  open: (spot: RegExp) => Promise<void>;
  /** Goes to a control of the editor, by its name; with keys, forwards unless it is said to come before. */
  reach: (name: RegExp, way?: 'before') => Promise<void>;
  /** The same, and presses it. */
  press: (name: RegExp, way?: 'before') => Promise<void>;
  /** One of a list, by its first letters. */
  choose: (name: RegExp, one: string) => Promise<void>;
  /** Within the text in hand, behind these words. */
  moveCaret: (words: string) => Promise<void>;
  save: () => Promise<void>;
};

/** What a list of pictures says once it shows those that were searched for. */
export const onlyLab = /^(?!.*harbour\.svg).*lab\.svg/s;

/** Presses of Tab; a page has a few hundred texts. */
const most = 700;

export function keysAlone(seat: Seat): Hands {
  const tabTo = async (where: 'editor' | 'page', name: RegExp, key = 'Tab'): Promise<void> => {
    for (let presses = 0; presses < most; presses += 1) {
      if (name.test(await seat.ask(where, nameInHand, undefined))) return;
      await seat.key(key);
    }
    expect(await seat.ask(where, nameInHand, undefined)).toMatch(name);
  };
  const reach: Hands['reach'] = (name, way) => tabTo('editor', name, way && 'Shift+Tab');
  return {
    reach,
    goTo: async (address) => {
      await pageIn(seat);
      await seat.key('Control+k');
      await findPage(seat, address);
      await arriveAt(seat, address, () => seat.key('Enter'));
    },
    open: async (spot) => {
      await tabTo('page', spot);
      await seat.key('Enter');
      await fieldIn(seat);
    },
    press: async (name, way) => {
      await reach(name, way);
      const isBox = await seat.ask('editor', () => document.activeElement?.matches('input'), undefined);
      await seat.key(isBox ? 'Space' : 'Enter');
    },
    choose: async (name, one) => {
      await reach(name);
      await seat.type(one);
    },
    moveCaret: async (words) => {
      const heard = () => seat.ask('editor', keysHeard, undefined);
      while ((await seat.ask('editor', lettersLeft, words)) > 0) {
        const before = await heard();
        await seat.key('ArrowRight');
        // Firefox hands a key on to its page in a moment of its own.
        await expect.poll(heard).toBeGreaterThan(before);
      }
    },
    save: () => seat.key('Control+Enter'),
  };
}

export function pointerAlone(seat: Seat): Hands {
  const touch = async (name: RegExp): Promise<void> => {
    const point = await once(() => still(() => seat.ask('editor', pointOf, name.source)));
    await seat.tap(point.x, point.y);
  };
  return {
    reach: touch,
    press: touch,
    goTo: async (address) => {
      await pageIn(seat);
      await touch(/^Find$/);
      await findPage(seat, address);
      await arriveAt(seat, address, () => touch(new RegExp(`${address}$`)));
    },
    open: async (spot) => {
      const point = await once(() => still(() => seat.ask('page', pointOfSpot, spot.source)));
      const frame = await seat.ask('editor', frameCorner, undefined);
      await seat.tap(frame.x + point.x, frame.y + point.y);
      await fieldIn(seat);
    },
    choose: async (name, one) => {
      const isOpen = () => document.querySelector('select:open') !== null;
      await touch(name);
      // Letters that come before the list is open are not for it; what is pressed before it is shut drops the choice.
      await expect.poll(() => seat.ask('editor', isOpen, undefined)).toBe(true);
      await seat.type(one);
      await seat.key('Enter');
      await expect.poll(() => seat.ask('editor', isOpen, undefined)).toBe(false);
    },
    moveCaret: async (words) => void (await once(() => seat.ask('editor', putCaret, words))),
    save: () => touch(/^Save$/),
  };
}

/** Waits for a page in the editor until its texts can be edited. */
export async function pageIn(seat: Seat, wanted?: string): Promise<void> {
  const address = () => {
    const isReady = document.querySelector('html:not([data-left]) > site-editor[data-spots]') !== null;
    return isReady ? location.pathname : undefined;
  };
  const there = () => seat.ask('page', address, undefined).catch(() => undefined);
  await expect.poll(there).toEqual(wanted ?? expect.any(String));
}

type Point = { x: number; y: number };

/** A place that is the same a moment later: nobody presses what is moving. */
async function still(place: () => Promise<Point | undefined>): Promise<Point | undefined> {
  const [before, now] = [await place(), await place()];
  return before?.x === now?.x && before?.y === now?.y ? now : undefined;
}

/** What is asked for, as soon as there is an answer. */
async function once<T>(ask: () => Promise<T | undefined>): Promise<T> {
  let answer: T | undefined;
  await expect.poll(async () => (answer = await ask())).toBeTruthy();
  if (answer === undefined) throw new Error('There is no answer.');
  return answer;
}

async function findPage(seat: Seat, address: string): Promise<void> {
  await expect.poll(() => seat.ask('editor', nameInHand, undefined)).toMatch(/^Pages, words/);
  await seat.type(address);
  const first = () =>
    seat.ask('editor', () => document.querySelector('[role="option"] small')?.textContent, undefined);
  await expect.poll(first).toBe(address);
}

async function arriveAt(seat: Seat, address: string, go: () => Promise<void>): Promise<void> {
  // It may be the page that is there already.
  await seat.ask('page', () => document.documentElement.setAttribute('data-left', ''), undefined);
  await go();
  await pageIn(seat, address);
}

/** The focus is in the field as soon as it is there: whoever opens it can type. */
async function fieldIn(seat: Seat): Promise<void> {
  const isIn = () => document.activeElement?.matches('.panel [data-control]');
  await expect.poll(() => seat.ask('editor', isIn, undefined)).toBe(true);
}

/* In the browser: each stands for itself. */

function nameInHand(): string {
  const host = document.activeElement;
  const element = host?.shadowRoot?.activeElement ?? host;
  const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const isLabelled = isTyped || element instanceof HTMLSelectElement;
  const words = isLabelled ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') : '';
  return (element?.ariaLabel ?? (words || (element?.textContent ?? ''))).trim();
}

/** Only what can be seen can be touched: a dialog comes once the keyboard of the phone is there. */
function pointOf(source: string): Point | undefined {
  const name = new RegExp(source);
  for (const target of document.querySelectorAll<HTMLElement>('button, label, [role="option"]')) {
    if (!name.test((target.ariaLabel ?? target.textContent ?? '').trim())) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = (target.querySelector('textarea') ?? target).getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    if (target.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/** In the middle of the first line of what the page shows for a spot. */
function pointOfSpot(source: string): Point | undefined {
  const root = document.querySelector('site-editor')?.shadowRoot;
  const name = new RegExp(source);
  const button = [...(root?.querySelectorAll('button') ?? [])].find((one) => name.test(one.ariaLabel ?? ''));
  // The ring is round it while it has the focus.
  button?.focus({ preventScroll: true });
  const ring = root?.querySelector('.ring')?.getBoundingClientRect();
  button?.blur();
  if (!ring || ring.width === 0) return undefined;
  return { x: ring.left + Math.min(ring.width / 2, 40), y: ring.top + Math.min(ring.height / 2, 18) };
}

function frameCorner(): Point {
  const { left = 0, top = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
  return { x: left, y: top };
}

/** From the caret on. */
function lettersLeft(words: string): number {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement)
    return activeElement.value.indexOf(words) + words.length - activeElement.selectionStart;
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  // A text with marks is there a moment after its field.
  if (!focusNode || !activeElement?.contains(focusNode)) return words.length;
  const before = document.createRange();
  before.setStart(activeElement, 0);
  before.setEnd(focusNode, focusOffset);
  return (activeElement.textContent ?? '').indexOf(words) + words.length - String(before).length;
}

/** How many keys have been pressed since it was asked first. */
function keysHeard(): number {
  const counter: Window & { keysHeard?: number } = window;
  if (counter.keysHeard === undefined)
    addEventListener(
      'keydown',
      () => {
        counter.keysHeard = (counter.keysHeard ?? 0) + 1;
      },
      true,
    );
  counter.keysHeard ??= 0;
  return counter.keysHeard;
}

/** False while the words aren’t there. */
function putCaret(words: string): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) {
    const at = activeElement.value.indexOf(words) + words.length;
    activeElement.setSelectionRange(at, at);
    return true;
  }
  if (!activeElement) return false;
  const texts = document.createTreeWalker(activeElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = (texts.currentNode.nodeValue ?? '').indexOf(words);
    if (at >= 0) getSelection()?.collapse(texts.currentNode, at + words.length);
    if (at >= 0) return true;
  }
  return false;
}
