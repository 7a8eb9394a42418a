import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditSession, FoundThing } from '../contract.ts';
import { words } from '../words.ts';
import { Overlay } from './overlay.tsx';

type FindProps = { session: EditSession; go: (address: string, id?: string) => void; close: () => void };

/** One field for everything of this website that has a name: pages, entries, words on pages, and settings. */
export function Find({ session, go, close }: FindProps) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(query);
  const wanted = query.trim().toLocaleLowerCase();
  const pages = session.pages
    .filter(({ address, title }) => `${title} ${address}`.toLocaleLowerCase().includes(wanted))
    .map(({ address, title }): FoundThing => ({ what: 'page', address, title }))
    .sort((one, other) => Number(isCalled(other, wanted)) - Number(isCalled(one, wanted)));
  const known = new Set(pages.map(({ address }) => address));
  // Pages are there at once; what the server finds besides comes after them.
  const more = found.filter(({ what, address }) => what !== 'page' || !known.has(address ?? ''));
  const shown = wanted === '' ? pages : [...pages.slice(0, 20), ...more];
  const kinds = [...new Set(shown.map(({ what }) => what))];
  const open = (one: FoundThing | undefined) => one && go(one.address ?? '', one.id);
  return (
    <Overlay title={words.findTitle} close={close}>
      <input
        className="find-input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it.
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="found"
        aria-activedescendant={shown.length > 0 ? `found-${at}` : undefined}
        aria-label={words.findHint}
        placeholder={words.findHint}
        onInput={({ currentTarget }) => {
          setQuery(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (by !== 0) setAt(Math.max(0, Math.min(shown.length - 1, at + by)));
          else if (event.key === 'Enter') open(shown[at]);
          else return;
          event.preventDefault();
        }}
      />
      <p className="sr-only" role="status">
        {words.results(shown.length)}
      </p>
      <div id="found" className="found" role="listbox" aria-label={words.findTitle}>
        {kinds.map((what) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not sets of fields.
          <div key={what} role="group" aria-label={words.kinds[what]}>
            <p className="found-kind" aria-hidden>
              {words.kinds[what]}
            </p>
            {shown.map((one, index) =>
              one.what === what ? (
                <FoundOption
                  key={`${one.address}${one.id}${one.text}`}
                  {...{ one, index }}
                  isHere={index === at}
                  open={() => open(one)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {shown.length === 0 && query !== '' && <p className="empty">{words.noneFound}</p>}
    </Overlay>
  );
}

function isCalled({ address, title }: FoundThing, wanted: string): boolean {
  return address === wanted || title.toLocaleLowerCase() === wanted;
}

type FoundOptionProps = {
  one: FoundThing;
  index: number;
  isHere: boolean;
  open: () => void;
};

function FoundOption({ one, index, isHere, open }: FoundOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that controls this list.
    <div
      id={`found-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isHere}
      className="option"
      ref={(element) => {
        if (isHere) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={open}
    >
      <span>
        {one.title}
        {(one.text ?? one.address) && <small>{one.text ?? one.address}</small>}
      </span>
    </div>
  );
}

function useFound(query: string): readonly FoundThing[] {
  const [found, setFound] = useState<readonly FoundThing[]>([]);
  useEffect(() => {
    if (query.trim() === '') return;
    let isLate = false;
    server.find(query).then(
      (answer) => !isLate && setFound(answer),
      () => !isLate && setFound([]),
    );
    return () => {
      isLate = true;
    };
  }, [query]);
  return found;
}
