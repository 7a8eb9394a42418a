import { useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { ComparisonView, MadeChange } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { notPublished, words } from '../words.ts';

/** The published state and the present one, which are built when somebody first wants to see them. */
export type BothStates = {
  shown?: ComparisonView;
  /** For people, while it is made and afterwards. */
  said: string;
  make: () => void;
};

/** `of`: another value wants another comparison. */
export function useBothStates(of: number): BothStates {
  const [known, setKnown] = useState<{ of: number; shown?: ComparisonView; said: string }>();
  const current = known?.of === of ? known : undefined;
  const make = (): void => {
    if (current && !current.shown) return;
    setKnown({ of, said: words.makingBoth });
    server.compare().then(
      (shown) => setKnown({ of, shown, said: saidOf(shown) }),
      (error: Error) => setKnown({ of, shown: { kind: 'not-built' }, said: error.message }),
    );
  };
  return { said: '', ...current, make };
}

function saidOf(shown: ComparisonView): string {
  if (shown.kind === 'ready') return words.bothReady;
  return (shown.kind === 'impossible' ? notPublished.get(shown.code) : undefined) ?? words.bothNotBuilt;
}

/** Shows the first page on which a change is, before and after it, in a tab of its own. */
export function ShowBoth({
  change,
  title,
  states,
}: {
  change: MadeChange;
  title: string;
  states: BothStates;
}) {
  const wasPressed = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { shown, make } = states;
  const isReady = shown?.kind === 'ready';
  useEffect(() => {
    if (isReady && wasPressed.current) link.current?.focus();
  }, [isReady]);
  const place = change.pages[0] ?? change.disappear[0]?.address;
  if (place === undefined) return null;
  if (shown?.kind !== 'ready')
    return (
      <Button
        className="secondary"
        aria-label={words.bothOf(title)}
        onPress={() => {
          wasPressed.current = true;
          make();
        }}
      >
        {words.both}
      </Button>
    );
  const page = Math.max(0, shown.pages.indexOf(place));
  return (
    <a
      className="secondary"
      ref={link}
      href={`${shown.address}?page=${page}`}
      target="_blank"
      rel="noreferrer"
      aria-label={words.bothOf(title)}
    >
      {words.both}
    </a>
  );
}
