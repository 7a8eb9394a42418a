import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { PendingText, SavedChange } from '../contract.ts';
import { keptValue } from '../panel/use-attempt.ts';
import { Button } from '../react-aria.ts';
import { momentInWords, valueInWords, words } from '../words.ts';
import { changedPart } from './changed-part.ts';
import { Overlay } from './overlay.tsx';

type ChangesProps = {
  journal: readonly SavedChange[];
  undo: (n: number) => void;
  go: (address: string, id?: string) => void;
  close: () => void;
};

/** Everything saved, newest first, each with its way back; above it, texts that were typed and couldn’t be saved. */
export function Changes({ journal, undo, go, close }: ChangesProps) {
  const [pending, setPending] = useState<readonly PendingText[]>([]);
  useEffect(() => {
    server.pending().then(setPending, () => {});
  }, []);
  return (
    <Overlay title={words.journal} close={close}>
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
  const { n, at, title, within, before, after, address, state } = entry;
  const change = changedPart(valueInWords(before), valueInWords(after));
  return (
    <li data-state={state}>
      <div>
        <strong>{title}</strong> <span className="quiet">{within}</span>
        <p>{words.becomes(change.before, change.after)}</p>
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
          <Button className="secondary" aria-label={words.undoOne(title)} onPress={() => undo(n)}>
            {words.undo}
          </Button>
        )}
      </div>
    </li>
  );
}
