import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import { FoundList, ofFoundList, rowOfKey } from '../controls/found-list.tsx';
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
  const rows = found.map(({ name, title, description }) => ({ id: name, title, note: description }));
  return (
    <div className="block-picker">
      <input
        className="find-input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the list was asked for to choose from it.
        autoFocus
        {...ofFoundList('block-kinds', at, rows)}
        aria-label={words.blocks}
        placeholder={words.findBlock}
        onInput={(event) => {
          event.stopPropagation();
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const row = rowOfKey(event, at, rows);
          if (row !== undefined) setAt(row);
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
      <FoundList
        id="block-kinds"
        label={words.blocks}
        {...{ rows, at }}
        choose={({ id }) => choose(found.find(({ name }) => name === id)?.markdown)}
      />
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
