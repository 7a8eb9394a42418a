import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { EditSession, PageView } from './contract.ts';
import { type FromPage, readFromPage, type SpotBox, type ToPage } from './page/page-messages.ts';
import { words } from './words.ts';

type Pressed = { spot: number; box: SpotBox; around: boolean };
type FrameEvents = {
  here: (address: string) => void;
  press: (pressed: Pressed) => void;
  box: (moved: { spot: number; box: SpotBox }) => void;
  leave: () => void;
  key: (key: 'find' | 'undo' | 'mode') => void;
};

/** `show…` resolve once the page has changed. */
export type ShownPage = {
  element: React.RefObject<HTMLIFrameElement | null>;
  address: string;
  go: (address: string) => void;
  showPreview: (preview: number, of: string) => Promise<void>;
  showSaved: () => Promise<void>;
  hold: (spot: number, covered: number) => void;
  release: (focus?: number) => void;
  showSection: (shown: { section: number; label: string }, covered: number) => void;
};

/** The editor’s side of the conversation with the page that it shows. */
export function useFrame(
  { pageOrigin, address = '/' }: EditSession,
  view: PageView | undefined,
  mode: 'look' | 'edit',
  events: FrameEvents,
): ShownPage {
  const element = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  const hear = useRef(events);
  hear.current = events;
  const turns = useRef({ last: 0, waiting: new Map<number, () => void>() });
  const send = useCallback((message: ToPage) => port.current?.postMessage(message), []);

  useEffect(() => {
    const meet = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = element.current?.contentWindow;
      if (!page || source !== page || origin !== pageOrigin || data !== 'site-edit') return;
      const { port1, port2 } = new MessageChannel();
      port.current?.close();
      port.current = port1;
      port1.onmessage = ({ data: said }: MessageEvent<unknown>) => {
        const message = readFromPage(said);
        if (message) tell(message);
      };
      page.postMessage('site-edit', pageOrigin, [port2]);
    };
    const tell = (message: FromPage) => {
      if (message.kind === 'here') hear.current.here(message.address);
      else if (message.kind === 'press') hear.current.press(message);
      else if (message.kind === 'box') hear.current.box(message);
      else if (message.kind === 'leave') hear.current.leave();
      else if (message.kind === 'key') hear.current.key(message.key);
      else turns.current.waiting.get(message.turn)?.();
    };
    addEventListener('message', meet);
    return () => removeEventListener('message', meet);
  }, [pageOrigin]);

  useEffect(() => {
    const spots = view?.spots.map(({ at, text, label, within }) => ({
      ...{ at, text, label: within ? `${label} · ${within}` : label },
      name: words.spot(label, within, at.kind === 'node' ? text.trim() : ''),
    }));
    if (spots) send({ kind: 'spots', spots });
  }, [view, send]);
  useEffect(() => {
    if (view) send({ kind: 'mode', mode });
  }, [mode, view, send]);

  return useMemo(() => {
    const show = (preview?: number, of?: string): Promise<void> => {
      const turn = ++turns.current.last;
      return new Promise((resolve) => {
        turns.current.waiting.set(turn, () => {
          turns.current.waiting.delete(turn);
          resolve();
        });
        send({ kind: 'show', turn, preview, of });
      });
    };
    return {
      element,
      address: pageOrigin + address,
      go: (to) => {
        if (element.current) element.current.src = pageOrigin + to;
      },
      showPreview: show,
      showSaved: () => show(),
      hold: (spot, covered) => send({ kind: 'hold', spot, covered }),
      showSection: (shown, covered) => send({ kind: 'section', ...shown, covered }),
      release: (focus) => {
        if (focus !== undefined) element.current?.focus();
        send({ kind: 'release', focus });
      },
    };
  }, [pageOrigin, address, send]);
}

export function PageFrame({ frame, title }: { frame: ShownPage; title: string }) {
  return <iframe ref={frame.element} src={frame.address} title={words.frame(title)} />;
}
