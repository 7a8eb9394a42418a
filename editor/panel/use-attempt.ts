import { useCallback, useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { AskedChange, Consequences, EditorField, SaveAnswer, Trouble } from '../contract.ts';
import type { ShownPage } from '../page-frame.tsx';
import { whyNot, words } from '../words.ts';

/** In milliseconds: nobody is typing any more. */
const rest = 120;

type ValueConflict = Extract<SaveAnswer, { kind: 'conflict' }>;
export type SaveResult = 'saved' | 'unchanged' | 'refused';

/**
 * A value while it is being changed: shown on the page at each rest, judged, kept as typed, and saved only when it is
 * right. `version` counts the values that weren’t typed, so that a control can begin again with them.
 */
export type Attempt = {
  value: unknown;
  isChanged: boolean;
  version: number;
  troubles: readonly Trouble[];
  says?: Consequences;
  conflict?: ValueConflict;
  change: (value: unknown) => void;
  /** Sets a value that wasn’t typed. */
  take: (value: unknown) => void;
  save: (over?: { was: unknown }) => Promise<SaveResult>;
  putBack: () => void;
  /** Takes a value that the file has already. */
  accept: (value: unknown) => void;
  settle: () => void;
};

type AttemptOptions = {
  frame: ShownPage;
  address: string;
  conflict?: ValueConflict;
  say: (status: string) => void;
  saved: () => void;
  /** Counts the builds: after each, what is typed is shown again. */
  built: number;
  /** Whether something is typed and not saved, so that the page shows more than the files have. */
  isTyping: React.RefObject<boolean>;
};

export function useAttempt(field: EditorField, options: AttemptOptions): Attempt {
  const { frame, address, say, saved, built, isTyping } = options;
  const [was, setWas] = useState(field.value);
  const [value, setValue] = useState(() =>
    field.pending === undefined ? field.value : keptValue(field.pending),
  );
  const [version, setVersion] = useState(0);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [says, setSays] = useState<Consequences>();
  const [conflict, setConflict] = useState(options.conflict);
  const isChanged = !isSame(value, was);
  // Known at once: a blur that follows Enter comes before anything is rendered again.
  const written = useRef(was);
  const asking = useRef<AbortController>(undefined);
  const saving = useRef<Promise<SaveResult>>(undefined);
  const keep = useCallback(
    (text: string | null) => server.keep(field.id, text, address),
    [field.id, address],
  );
  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof Error && error.name !== 'AbortError') say(error.message);
    },
    [say],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a build, what is typed is shown again.
  useEffect(() => {
    asking.current?.abort();
    isTyping.current = isChanged;
    if (!isChanged) return;
    const asked = new AbortController();
    asking.current = asked;
    const timer = setTimeout(() => {
      // It is being saved, or was just now.
      if (asked.signal.aborted) return;
      const edits = [editOf(field, value)];
      void keep(typedText(value)).catch(fail);
      const look = async () => {
        const { preview, problems = [] } = await server.preview(edits, address, asked.signal);
        if (asked.signal.aborted) return;
        setTroubles(problems);
        if (preview !== undefined) await frame.showPreview(preview, address);
      };
      const judge = async () => {
        const tried = await server.attempt(edits, asked.signal);
        if (asked.signal.aborted) return;
        setTroubles(tried.problems);
        setSays(tried.says);
      };
      // One after the other: the server is busy with the second for seconds, and the page fetches its preview from it.
      void look()
        .catch(fail)
        .then(() => (asked.signal.aborted ? undefined : judge()))
        .catch(fail);
    }, rest);
    return () => {
      clearTimeout(timer);
      asked.abort();
      isTyping.current = false;
    };
  }, [field, value, isChanged, address, frame, built, isTyping, fail, keep]);

  const write = async (over?: { was: unknown }): Promise<SaveResult> => {
    asking.current?.abort();
    say(words.saving);
    const expected = over ? over.was : written.current;
    const answer = await server.save([{ ...editOf(field, value), was: expected }], address);
    if (answer.kind === 'saved') {
      written.current = value;
      setWas(value);
      setTroubles([]);
      setSays(undefined);
      setConflict(undefined);
      say(words.saved(field.title));
      saved();
      void keep(null).catch(fail);
      return 'saved';
    }
    if (answer.kind === 'conflict') setConflict(answer);
    if (answer.kind === 'refused') setTroubles(answer.problems);
    say(answer.kind === 'failed' ? whyNot(answer) : words.notSaved(field.title));
    void keep(typedText(value)).catch(fail);
    return 'refused';
  };
  const save = (over?: { was: unknown }): Promise<SaveResult> => {
    if (isSame(value, written.current) && !over) return Promise.resolve('unchanged');
    // Enter and the blur that follows it are one.
    saving.current ??= write(over)
      .catch((error: unknown): SaveResult => {
        fail(error);
        void keep(typedText(value)).catch(fail);
        return 'refused';
      })
      .finally(() => {
        saving.current = undefined;
      });
    return saving.current;
  };
  const take = (next: unknown) => {
    setValue(next);
    setVersion((n) => n + 1);
  };
  const settle = () => {
    setTroubles([]);
    setSays(undefined);
    setConflict(undefined);
  };
  const accept = (next: unknown) => {
    asking.current?.abort();
    settle();
    written.current = next;
    setWas(next);
    take(next);
    void frame.showSaved();
    void keep(null).catch(fail);
  };
  const putBack = () => {
    asking.current?.abort();
    if (isChanged) {
      void frame.showSaved();
      void keep(null).catch(fail);
      say(words.putBack(field.title));
    }
    take(was);
    settle();
  };
  return {
    ...{ value, isChanged, version, troubles, says, conflict, take, save, putBack, accept },
    // The effect shown belongs to the value before.
    change: (next) => {
      setSays(undefined);
      setValue(next);
    },
    settle: () => (conflict ? accept(conflict.theirs) : settle()),
  };
}

/** An emptied field that needn’t be there is taken out. */
export function editOf({ id, required }: EditorField, value: unknown): AskedChange {
  return value === undefined || (value === '' && !required) ? { id, unset: true } : { id, value };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function typedText(value: unknown): string {
  return JSON.stringify(value ?? null);
}

export function keptValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
