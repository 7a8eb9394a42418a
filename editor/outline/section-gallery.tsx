import { type ReactNode, useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { OutlineView, SectionChoice, Trouble } from '../contract.ts';
import type { ShownPage } from '../page-frame.tsx';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { editOfSections } from './section-edits.ts';

type SectionGalleryProps = {
  outline: OutlineView;
  /** The position that the new section is to have, from 0. */
  at: number;
  address: string;
  frame: ShownPage;
  isNarrow: boolean;
  isTyping: React.RefObject<boolean>;
  setStatus: (status: string) => void;
  /** Why the last one couldn’t be added. */
  problems: ReactNode;
  add: (value: object) => void;
  back: () => void;
};

/** The kinds of sections: what one looks like, the page shows in its place before anything is saved. */
export function SectionGallery(props: SectionGalleryProps) {
  const { setStatus, problems, add, back } = props;
  const [kinds, setKinds] = useState<readonly SectionChoice[]>([]);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<SectionChoice>();
  const { troubles, isShown } = useTrial(chosen, props);
  useEffect(() => {
    server.sectionKinds().then(setKinds, (error: Error) => setStatus(error.message));
  }, [setStatus]);
  const wanted = query.trim().toLocaleLowerCase();
  const found = kinds.filter(({ title, description }) =>
    `${title} ${description}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <div className="outline-body">
      <Button className="link-button" onPress={back}>
        {words.back}
      </Button>
      <input
        className="find-input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone, and this comes first.
        autoFocus
        aria-label={words.findKind}
        placeholder={words.findKind}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {kinds.length > 0 && words.results(found.length)}
      </p>
      <ul className="list">
        {found.map((kind) => (
          <li key={kind.name} className="item-row">
            <Button
              className="row-title"
              aria-expanded={chosen?.name === kind.name}
              onPress={() => setChosen(chosen?.name === kind.name ? undefined : kind)}
            >
              <span>{kind.title}</span>
              <small>{kind.description}</small>
            </Button>
            {chosen?.name === kind.name && (
              <div className="row-more" aria-live="polite">
                <TroubleList troubles={troubles} open={() => {}} />
                {problems}
                {troubles.length === 0 && <p className="hint">{isShown ? words.tried : words.trying}</p>}
                {troubles.length === 0 && (
                  <Button className="primary" onPress={() => add(kind.value)}>
                    {words.addHere}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {kinds.length > 0 && found.length === 0 && <p className="empty">{words.noneFound}</p>}
    </div>
  );
}

type Trial = { troubles: readonly Trouble[]; isShown: boolean };
const untried: Trial = { troubles: [], isShown: false };

/** Puts a section on the page that is shown, until another one is chosen or none. */
function useTrial(
  chosen: SectionChoice | undefined,
  { outline, at, address, frame, isNarrow, isTyping, setStatus }: SectionGalleryProps,
): Trial {
  const [trial, setTrial] = useState(untried);
  const now = useRef({ outline, isNarrow });
  now.current = { outline, isNarrow };
  useEffect(() => {
    setTrial(untried);
    if (!chosen) return;
    const asked = new AbortController();
    const edit = editOfSections(now.current.outline, { kind: 'add', at, value: chosen.value });
    isTyping.current = true;
    const show = async () => {
      const { preview, problems = [] } = await server.preview([edit], address, asked.signal);
      if (asked.signal.aborted) return;
      setTrial({ troubles: problems, isShown: preview !== undefined });
      if (preview === undefined) return;
      await frame.showPreview(preview, address);
      const sheet = document.querySelector<HTMLElement>('.outline');
      const covered = now.current.isNarrow ? (sheet?.offsetHeight ?? 0) : 0;
      frame.showSection({ section: numberOnPage(now.current.outline, at), label: chosen.title }, covered);
    };
    show().catch((error: Error) => asked.signal.aborted || setStatus(error.message));
    return () => {
      asked.abort();
      isTyping.current = false;
      void frame.showSaved();
      frame.release();
    };
  }, [chosen, at, address, frame, isTyping, setStatus]);
  return trial;
}

/** Which of the sections on the page a new one is: the page may begin with one that isn’t written. */
function numberOnPage({ sections }: OutlineView, at: number): number {
  const before = sections.slice(0, at).flatMap(({ shown }) => shown ?? []);
  const [next = 1] = sections.slice(at).flatMap(({ shown }) => shown ?? []);
  return before.length > 0 ? Math.max(...before) + 1 : next;
}
