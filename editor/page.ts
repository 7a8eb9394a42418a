/**
 * The script that `site edit` adds to each page: it draws the ring, tells the editor what is pressed, and shows
 * previews without a reload. It speaks with the editor alone, over a port that the editor’s own origin hands it.
 */

import { adoptPage } from './page/adopt-page.ts';
import { countNodes, nodeOf } from './page/count-nodes.ts';
import { boxOf, findSpot, type PlacedSpot } from './page/find-spot.ts';
import type { FromPage, PageSpot, ToPage } from './page/page-messages.ts';
import { createRing } from './page/ring.ts';
import { makeRoom, reveal, scrollToTop } from './page/scroll-page.ts';

const editor = document.currentScript?.dataset.shell;
// Once it is parsed, and before islands change it.
if (editor && parent !== window)
  document.addEventListener(
    'readystatechange',
    () => document.readyState === 'interactive' && start(editor),
    {
      once: true,
    },
  );

function start(origin: string): void {
  // Not a copy of what is there: a policy of Trusted Types lets no script be copied.
  let written = readPage(location.href);
  let counted = countNodes(document);
  let spots: readonly PageSpot[] = [];
  let placed: PlacedSpot[] = [];
  let mode: 'look' | 'edit' = 'look';
  let held: { spot: number; covered: number } | undefined;
  let port: MessagePort | undefined;
  let showing = Promise.resolve();
  const say = (message: FromPage): void => port?.postMessage(message);

  const press = (one: PlacedSpot, around: boolean): void => {
    const box = boxOf(one.node);
    if (box) say({ kind: 'press', spot: one.spot, box, around });
  };
  let isAround = false;
  const ring = createRing(() => spots, {
    focused: (one) => {
      isAround = false;
      reveal(one.node, 0);
      ring.draw(one);
    },
    pressed: (one) => press(one, isAround),
    key: (event, one) => {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        isAround = event.key === 'ArrowUp';
        event.preventDefault();
        ring.draw(one, isAround ? sectionOf(one.node) : undefined);
      } else if (event.key === 'Tab' && event.shiftKey && one === placed[0]) {
        event.preventDefault();
        say({ kind: 'leave' });
      }
    },
  });

  const findPlaces = (): void => {
    // A spot stays where it was found while it is edited, although its words differ.
    const known = new Map(placed.map(({ spot, node }) => [spot, node]));
    placed = spots.flatMap((spot, index) => {
      const before = known.get(index);
      const node = before?.isConnected
        ? before
        : (nodeOf(spot, counted) ?? (held ? counted.at(spot.at) : undefined));
      return node && boxOf(node) ? [{ spot: index, node }] : [];
    });
    placed.sort((one, other) => order(one.node, other.node));
    ring.offer(mode === 'edit' ? placed.filter(isFirstOfItsKind) : []);
    const open = placed.find(({ spot }) => spot === held?.spot);
    ring.draw(open ?? ring.inHand());
    if (open) follow();
  };
  /** A picture and its words are one field: the keyboard stops there once. */
  const isFirstOfItsKind = ({ spot, node }: PlacedSpot): boolean => {
    const same = placed.find((one) => one.node === node && spots[one.spot]?.name === spots[spot]?.name);
    return same?.spot === spot;
  };
  const follow = (): void => {
    ring.redraw();
    const open = placed.find(({ spot }) => spot === held?.spot);
    const box = open && boxOf(open.node);
    if (open && box) say({ kind: 'box', spot: open.spot, box });
  };
  const show = async ({ turn, preview, of }: Extract<ToPage, { kind: 'show' }>): Promise<void> => {
    const address = preview === undefined ? location.href : `/__edit/preview?n=${preview}`;
    // That of a page which was left meanwhile would mix the two.
    const isOfThis = of === undefined || of === location.pathname;
    const [was, next] = isOfThis ? [await written, await readPage(address)] : [];
    if (was && next) {
      adoptPage(document, was, next);
      written = Promise.resolve(next);
      counted = countNodes(document);
      findPlaces();
    }
    say({ kind: 'shown', turn });
  };

  const hear = (message: ToPage): void => {
    // One after the other: each begins with what the one before has shown.
    if (message.kind === 'show') showing = showing.then(() => show(message));
    if (message.kind === 'spots') {
      spots = message.spots;
      placed = [];
    }
    if (message.kind === 'mode') mode = message.mode;
    if (message.kind === 'spots' || message.kind === 'mode') findPlaces();
    if (message.kind === 'hold' || message.kind === 'release') hold(message);
    if (message.kind === 'section') goToSection(message);
  };
  const hold = (message: Extract<ToPage, { kind: 'hold' | 'release' }>): void => {
    held = message.kind === 'hold' ? message : undefined;
    const open = placed.find(({ spot }) => spot === held?.spot);
    makeRoom(held?.covered ?? 0);
    if (open) reveal(open.node, held?.covered ?? 0);
    ring.draw(open);
    if (open) follow();
    if (message.kind === 'release' && message.focus !== undefined) ring.focus(message.focus);
  };

  const goToSection = ({ section, label, covered }: Extract<ToPage, { kind: 'section' }>): void => {
    const element = document.querySelector('main')?.children[section - 1];
    makeRoom(covered);
    const box = element && boxOf(element);
    if (!element || !box) return;
    scrollToTop(box);
    ring.drawAround(element, label);
  };

  const spotAt = (event: MouseEvent): PlacedSpot | undefined =>
    event.target instanceof Element
      ? findSpot(event.target, { x: event.clientX, y: event.clientY }, placed)
      : undefined;
  const isOurs = (event: Event): boolean => event.target === ring.host;

  addEventListener('message', ({ source, origin: from, ports: [given] }) => {
    if (source !== parent || from !== origin || !given) return;
    port = given;
    port.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    say({ kind: 'here', address: location.pathname });
  });
  // A link that is pressed takes no focus, at which the keyboard would stop; and in Firefox, one that is tapped and
  // leads nowhere would keep the next taps from the editor. The page itself takes it, so that an open field is left.
  addEventListener(
    'mousedown',
    (event) => {
      if (mode !== 'edit' || isOurs(event)) return;
      event.preventDefault();
      window.focus();
    },
    true,
  );
  for (const name of ['click', 'auxclick', 'dblclick', 'submit'])
    addEventListener(
      name,
      (event) => {
        if (mode !== 'edit' || isOurs(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const one = event instanceof MouseEvent && name === 'click' ? spotAt(event) : undefined;
        if (one) press(one, false);
      },
      true,
    );
  addEventListener('pointermove', (event) => {
    if (mode === 'edit' && !held && event.pointerType === 'mouse') ring.draw(spotAt(event));
  });
  addEventListener('focusin', (event) => {
    const { target, relatedTarget } = event;
    if (mode !== 'edit' || isOurs(event) || !(target instanceof Node)) return;
    // From outside, the way begins at the top, whatever can be focused first.
    const next = relatedTarget ? placed.find(({ node }) => order(target, node) <= 0) : undefined;
    const first = next ?? placed[0];
    if (first) ring.focus(first.spot);
  });
  addEventListener('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand && event.key === 'k' ? 'find' : isCommand && event.key === 'z' ? 'undo' : undefined;
    const wanted = isCommand && event.key === 'e' ? 'mode' : key;
    if (!wanted || (wanted === 'undo' && mode === 'look')) return;
    event.preventDefault();
    say({ kind: 'key', key: wanted });
  });
  for (const name of ['scroll', 'resize', 'load', 'transitionend', 'toggle'])
    addEventListener(name, () => requestAnimationFrame(follow), { capture: true, passive: true });
  // No words: whoever is asked has the right origin, or hears nothing.
  parent.postMessage('site-edit', origin);
}

/** Read by the browser itself: under a policy of Trusted Types, no script may make a document from a text. */
function readPage(address: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.setRequestHeader('cache-control', 'no-cache');
    request.onloadend = () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.send();
  });
}

function sectionOf(node: Node): Element | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('main > *, header, footer, nav') ?? undefined;
}

function order(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : one === other ? 0 : -1;
}
