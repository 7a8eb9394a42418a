import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EditSession, PendingText, SavedChange } from '../contract.ts';
import { keptValue } from '../panel/use-attempt.ts';
import { Button } from '../react-aria.ts';
import { momentInWords, valueInWords, words } from '../words.ts';
import { changedPart } from './changed-part.ts';
import { Overlay } from './overlay.tsx';
import { Publication } from './publication.tsx';

type ChangesProps = {
  session: EditSession;
  journal: readonly SavedChange[];
  undo: (n: number) => Promise<void>;
  go: (address: string, id?: string) => void;
  published: () => void;
  close: () => void;
};

/**
 * What visitors will notice, with the way to publish it; below it everything saved, newest first, each with its way back;
 * above it, texts that were typed and couldn’t be saved.
 */
export function Changes({ session, journal, undo, go, published, close }: ChangesProps) {
  const [pending, setPending] = useState<readonly PendingText[]>([]);
  useEffect(() => {
    server.pending().then(setPending, () => {});
  }, []);
  return (
    <Overlay title={words.changes} close={close}>
      {pending.length > 0 && (
        <section>
          <h3>{words.unsavedTexts}</h3>
          <ul className="journal">
            {pending.map(({ id, title, within, text, address = '' }) => (
              <li key={id}>
                <div>
                  <strong>{title}</strong> <span className="quiet">{within}</span>
                  <p>{valueInWords(keptValue(text))}</p>
                </div>
                <Button className="secondary" onPress={() => go(address, id)}>
                  {words.openField}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Publication {...{ session, undo, go, published }} />
      <h3>{words.journal}</h3>
      {journal.length === 0 && <p className="empty">{words.noChanges}</p>}
      <ul className="journal">
        {journal.map((entry) => (
          <Change key={entry.n} entry={entry} undo={undo} go={go} />
        ))}
      </ul>
    </Overlay>
  );
}

function Change({ entry, undo, go }: Pick<ChangesProps, 'undo' | 'go'> & { entry: SavedChange }) {
  const { n, at, title, within, before, after, movedTo, address, state, did } = entry;
  const change = changedPart(valueInWords(before), valueInWords(after));
  const howChanged =
    movedTo === undefined ? words.becomes(change.before, change.after) : words.movedTo(movedTo);
  return (
    <li data-state={state}>
      <div>
        <strong>{title}</strong> <span className="quiet">{within}</span>
        <p>{did ? words.did[did] : howChanged}</p>
        <time className="quiet" dateTime={at}>
          {momentInWords(at)}
        </time>
        {state !== 'can-undo' && (
          <p className="quiet">{state === 'undone' ? words.wasUndone : words.changedSince}</p>
        )}
      </div>
      <div className="row-actions">
        {address && (
          <Button className="link-button" aria-label={words.showOne(title)} onPress={() => go(address)}>
            {words.show}
          </Button>
        )}
        {state === 'can-undo' && (
          <Button className="secondary" aria-label={words.undoOne(title)} onPress={() => void undo(n)}>
            {words.undo}
          </Button>
        )}
      </div>
    </li>
  );
}
