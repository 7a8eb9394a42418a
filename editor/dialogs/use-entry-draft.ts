import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EntryDraftView, EntryWished } from '../contract.ts';

/** In milliseconds: nobody is typing any more. */
const rest = 200;

type Answered = { draft: EntryDraftView; of: string };

/**
 * What the server makes of a wish each time that typing rests; the last answer stays until the next. `named`: the same,
 * once it is of a title, and of the kind that is wished for.
 */
export function useEntryDraft(
  { kind, copy, title, id, address, menu, at }: Partial<EntryWished>,
  fail: (error: Error) => void,
): { draft?: EntryDraftView; named?: EntryDraftView } {
  const [answered, setAnswered] = useState<Answered>();
  const of = `${kind} ${copy}`;
  const isNamed = (title ?? '').trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only if something else is wished for.
  useEffect(() => {
    if (kind === undefined && copy === undefined) return;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      server.tryNew({ kind, copy, title: title ?? '', id, address, menu, at }, asked.signal).then(
        (draft) => !asked.signal.aborted && setAnswered({ draft, of: isNamed ? of : '' }),
        (error: Error) => !asked.signal.aborted && fail(error),
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [kind, copy, title, id, address, menu, at]);
  const { draft } = answered ?? {};
  return { draft, named: isNamed && answered?.of === of ? draft : undefined };
}
