import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EntryOfField, MadeEntry, TriedRename } from '../contract.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { faultInWords, whyNot, words } from '../words.ts';
import { NameField } from './name-field.tsx';
import { Overlay } from './overlay.tsx';

type RenamingProps = {
  id: string;
  entry: EntryOfField & { kind: string };
  made: (entry: MadeEntry, title: string) => void;
  openField: (id: string) => void;
  close: () => void;
};

type TriedName = Extract<TriedRename, { kind: 'tried' }>;

/** In milliseconds: nobody is typing any more. */
const rest = 200;

/** Another id for an entry, with all that follows from it, before anything is written. */
export function Renaming({ id, entry, made, openField, close }: RenamingProps) {
  const { id: called = '', title = '' } = entry;
  const [to, setTo] = useState(called);
  const [tried, setTried] = useState<TriedName>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fail = (error: Error) => setFailure(error.message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only if something else is typed.
  useEffect(() => {
    const asked = new AbortController();
    const take = (answer: TriedRename): void => {
      if (asked.signal.aborted) return;
      if (answer.kind === 'failed') setFailure(whyNot(answer));
      else setTried(answer);
    };
    const timer = setTimeout(() => {
      server
        .tryRename(id, to, asked.signal)
        .then(take, (error: Error) => !asked.signal.aborted && fail(error));
    }, rest);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [id, to]);
  const current = tried?.id === to ? tried : undefined;
  const rename = async (): Promise<void> => {
    if (isBusy || !current?.isPossible) return;
    setBusy(true);
    const answer = await server.rename(id, to).finally(() => setBusy(false));
    if (answer.kind === 'saved') return made(answer, title);
    if (answer.kind === 'refused') setTried({ ...answer, kind: 'tried', id: to });
    else setFailure(whyNot(answer));
  };
  return (
    <Overlay title={words.renameTitle(title)} close={close}>
      <form
        className="new-entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void rename().catch(fail);
        }}
      >
        <NameField
          label={words.idOfEntry}
          value={to}
          fault={current?.fault && faultInWords(current.fault)}
          isFirst
          change={(value) => {
            setTo(value);
            setFailure(undefined);
          }}
        >
          <div aria-live="polite">{current?.isPossible && <Consequences tried={current} />}</div>
        </NameField>
        <div aria-live="polite">
          {failure && <p className="wrong">{failure}</p>}
          {current && !current.fault && <TroubleList troubles={current.problems} open={openField} />}
        </div>
        <div className="new-actions">
          <Button type="submit" className="primary" isDisabled={!current?.isPossible || isBusy}>
            {isBusy ? words.renaming : words.rename}
          </Button>
        </div>
      </form>
    </Overlay>
  );
}

function Consequences({ tried }: { tried: TriedName }) {
  const { references = 0, links = 0, files = 0, aliases = [], from, address } = tried;
  const isSame = from === address;
  return (
    <ul className="effects">
      {from && address && <li>{isSame ? words.sameAddress(address) : words.newAddress(from, address)}</li>}
      <li>{words.namedIn(references + links, files)}</li>
      {aliases.length > 0 && <li>{words.oldLinks(aliases.join(', '))}</li>}
      {from && !isSame && aliases.length === 0 && <li>{words.noOldLinks}</li>}
    </ul>
  );
}
