import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EntryDraftView, EntryWished } from '../contract.ts';

/** In milliseconds: nobody is typing any more. */
const rest = 200;

/** What the server makes of a wish each time that typing rests; the last answer stays until the next. */
export function useEntryDraft(
  { kind, copy, title, id, address, menu, at }: Partial<EntryWished>,
  fail: (error: Error) => void,
): EntryDraftView | undefined {
  const [draft, setDraft] = useState<EntryDraftView>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only if something else is wished for.
  useEffect(() => {
    if (kind === undefined && copy === undefined) return;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      server.tryNew({ kind, copy, title: title ?? '', id, address, menu, at }, asked.signal).then(
        (answer) => !asked.signal.aborted && setDraft(answer),
        (error: Error) => !asked.signal.aborted && fail(error),
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [kind, copy, title, id, address, menu, at]);
  return draft;
}
