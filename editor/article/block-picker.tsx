import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import { words } from '../words.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';

/** The blocks and components that an article can have; `choose` is given an example, or nothing if none was chosen. */
export function BlockPicker({ choose }: { choose: (markdown: string | undefined) => void }) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const all = useBlockKinds();
  const wanted = query.trim().toLocaleLowerCase();
  const isCalled = ({ title }: BlockKind) => title.toLocaleLowerCase().startsWith(wanted);
  const found = all
    .filter(({ title, description }) => `${title} ${description}`.toLocaleLowerCase().includes(wanted))
    .sort((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
  return (
    <div className="block-picker">
      <input
        className="find-input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the list was asked for to choose from it.
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="block-kinds"
        aria-activedescendant={found.length > 0 ? `block-kind-${at}` : undefined}
        aria-label={words.blocks}
        placeholder={words.findBlock}
        onInput={(event) => {
          event.stopPropagation();
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (by !== 0 && !event.altKey) setAt(Math.max(0, Math.min(found.length - 1, at + by)));
          else if (event.key === 'Enter') choose(found[at]?.markdown);
          else if (event.key === 'Escape') choose(undefined);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <p className="sr-only" role="status">
        {words.results(found.length)}
      </p>
      <div id="block-kinds" className="found" role="listbox" aria-label={words.blocks}>
        {found.map((kind, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field above, which keeps the focus.
          <div
            key={kind.name}
            id={`block-kind-${index}`}
            className="option"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={(row) => {
              if (index === at) row?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => choose(kind.markdown)}
          >
            <span>
              {kind.title}
              <small>{kind.description}</small>
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="empty">{words.noneFound}</p>}
    </div>
  );
}

/** Those of Markdown are there at once; the components of the website come after them. */
function useBlockKinds(): readonly BlockKind[] {
  const [kinds, setKinds] = useState(() => blockKinds(undefined));
  useEffect(() => {
    let isLate = false;
    Promise.all([server.pictures(''), server.components()]).then(
      ([[picture], components]) => !isLate && setKinds([...blockKinds(picture), ...components]),
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, []);
  return kinds;
}
