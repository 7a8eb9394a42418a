import { useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditSession, LibraryFile } from '../contract.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { FileDetails } from './file-details.tsx';
import { FileThumb, sizeInWords } from './file-thumb.tsx';
import { Overlay } from './overlay.tsx';

type LibraryProps = {
  session: EditSession;
  /** A step was made and is in the list of changes. */
  saved: () => void;
  go: (address: string, id?: string) => void;
  close: () => void;
};

/** The files of the website: pressed, each says where it is used, and can be renamed, replaced or removed. */
export function Library({ session, saved, go, close }: LibraryProps) {
  const [query, setQuery] = useState('');
  const [isUnused, setUnused] = useState(false);
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<LibraryFile>();
  const [done, setDone] = useState('');
  const { files, failure } = useFiles(query, isUnused, turn);
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (chosen || left.current === undefined) return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    (find(`[data-file="${left.current}"]`) ?? find('.library-search'))?.focus();
  }, [chosen]);
  /** The focus goes to the row of this file, if it is there still. */
  const back = (to?: string) => {
    left.current = to ?? '';
    setChosen(undefined);
  };
  const open = (file: LibraryFile) => {
    setDone('');
    setChosen(file);
  };
  const after = (status: string) => {
    saved();
    setDone(status);
    setTurn(turn + 1);
    back();
  };
  return (
    <Overlay title={chosen ? chosen.name : words.files} close={close}>
      {chosen ? (
        <FileDetails
          key={chosen.id}
          file={chosen}
          {...{ session, go }}
          back={() => back(chosen.id)}
          done={after}
        />
      ) : (
        <>
          <input
            className="find-input library-search"
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it, or to tab on.
            autoFocus
            aria-label={words.searchPictures}
            placeholder={words.searchPictures}
            defaultValue={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <label className="choice">
            <input
              type="checkbox"
              checked={isUnused}
              onChange={({ currentTarget }) => setUnused(currentTarget.checked)}
            />
            {words.onlyUnused}
          </label>
          <p className="hint" role="status">
            {done || (files && words.results(files.length))}
          </p>
          {failure && <p className="wrong">{failure}</p>}
          {files?.length === 0 && <p className="empty">{words.noneFound}</p>}
          <ul className="files">
            {files?.map((file) => (
              <li key={file.id}>
                <Button className="file-row" data-file={file.id} onPress={() => open(file)}>
                  <FileThumb file={file} session={session} />
                  <span>
                    {file.name}
                    <small>
                      {sizeInWords(file)} · {words.usedIn(file.uses)}
                    </small>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Overlay>
  );
}

function useFiles(
  query: string,
  isUnused: boolean,
  turn: number,
): { files?: readonly LibraryFile[]; failure?: string } {
  const [found, setFound] = useState<{ files?: readonly LibraryFile[]; failure?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again.
  useEffect(() => {
    let isLate = false;
    server.library(query, isUnused).then(
      (files) => !isLate && setFound({ files }),
      (error: Error) => !isLate && setFound({ failure: error.message }),
    );
    return () => {
      isLate = true;
    };
  }, [query, isUnused, turn]);
  return found;
}
