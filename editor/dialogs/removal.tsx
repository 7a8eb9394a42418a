import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EntryOfField, TriedRemoval } from '../contract.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { whyNot, words } from '../words.ts';
import { Overlay } from './overlay.tsx';

type RemovalProps = {
  id: string;
  entry: EntryOfField & { kind: string };
  removed: () => void;
  openField: (id: string) => void;
  close: () => void;
};

/** Before an entry goes: what leads to it, and what would be wrong without it. */
export function Removal({ id, entry, removed, openField, close }: RemovalProps) {
  const [tried, setTried] = useState<TriedRemoval>();
  const [failure, setFailure] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    server.tryRemoval(id, asked.signal).then(
      (answer) => !asked.signal.aborted && setTried(answer),
      (error: Error) => !asked.signal.aborted && setFailure(error.message),
    );
    return () => asked.abort();
  }, [id]);
  const remove = async (): Promise<void> => {
    setRemoving(true);
    const answer = await server.remove(id).finally(() => setRemoving(false));
    if (answer.kind === 'saved') return removed();
    if (answer.kind === 'refused') setTried({ isPossible: false, isNamed: false, mentions: [], ...answer });
    else setFailure(whyNot(answer));
  };
  const { title = '', kind } = entry;
  return (
    <Overlay title={words.removeTitle(title)} close={close}>
      <div className="removal" aria-live="polite">
        {!tried && !failure && <p className="hint">{words.findingMentions}</p>}
        {failure && <p className="wrong">{failure}</p>}
        {tried && <p>{verdictOn(tried)}</p>}
        {tried && <TroubleList troubles={tried.problems.map(withoutHint)} open={openField} />}
        {tried && tried.mentions.length > 0 && (
          <>
            <h3>{words.mentions}</h3>
            <ul className="journal">
              {tried.mentions.map((one) => (
                <li key={one.id}>
                  <div>
                    <strong>{one.title}</strong> <span className="quiet">{one.within}</span>
                  </div>
                  <Button className="secondary" onPress={() => openField(one.id)}>
                    {words.openField}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="new-actions">
        {tried?.isPossible && (
          <Button
            className="primary"
            isDisabled={isRemoving}
            onPress={() => void remove().catch((error: Error) => setFailure(error.message))}
          >
            {words.removeThis(kind)}
          </Button>
        )}
        <Button className="secondary" onPress={close}>
          {tried?.isPossible ? words.keepEntry : words.close}
        </Button>
      </div>
    </Overlay>
  );
}

function verdictOn({ isPossible, isNamed }: TriedRemoval): string {
  if (!isPossible) return words.notRemovable;
  return isNamed ? words.removableNamed : words.removable;
}

/** What to do about it is said here for whoever has deleted a file by mistake. */
function withoutHint({ hint: _hint, ...trouble }: TriedRemoval['problems'][number]) {
  return trouble;
}
