import { useEffect, useRef, useState } from 'react';
import { server } from '../ask-server.ts';
import type { CreateAnswer, KindToBegin, MadeEntry, PagePlaceWished } from '../contract.ts';
import { TroubleList } from '../panel/trouble-list.tsx';
import { Button } from '../react-aria.ts';
import { faultInWords, whyNot, words } from '../words.ts';
import { EntryId } from './entry-id.tsx';
import { Overlay } from './overlay.tsx';
import { PagePlace } from './page-place.tsx';
import { useEntryDraft } from './use-entry-draft.ts';

type NewEntryProps = {
  title: string;
  /** A value of the entry that is copied; without it the kind is chosen. */
  copy?: string;
  made: (entry: MadeEntry, title: string) => void;
  openField: (id: string) => void;
  close: () => void;
};

/** A new entry by its title: where it will be is shown, and what is in its way, before anything is written. */
export function NewEntry({ title: heading, copy, made, openField, close }: NewEntryProps) {
  const [kinds, setKinds] = useState<readonly KindToBegin[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Extract<CreateAnswer, { kind: 'refused' }>>();
  const [place, setPlace] = useState<PagePlaceWished>({});
  const [isMaking, setMaking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fail = (error: Error) => setFailure(error.message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => {
    if (copy === undefined) server.kinds().then(setKinds, fail);
  }, [copy]);
  const kind = kinds.find((one) => one.kind === chosen) ?? kinds[0];
  const menus = kind?.menus;
  const of = copy === undefined ? { kind: kind?.kind } : { copy };
  const wish = { ...of, title, id: ownId, ...(menus && place) };
  const { draft, named } = useEntryDraft(wish, fail);
  const { fault, addressFault, problems } = refused ?? draft ?? { problems: [] };
  const isNamed = title.trim() !== '';

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  const change = (set: () => void) => {
    set();
    setRefused(undefined);
    setFailure(undefined);
  };
  const create = async (): Promise<void> => {
    if (!isNamed || isMaking) return;
    setMaking(true);
    const answer = await server.create(wish).finally(() => setMaking(false));
    if (answer.kind === 'saved') return made(answer, title);
    if (answer.kind === 'refused') setRefused(answer);
    else setFailure(whyNot(answer));
  };
  return (
    <Overlay title={heading} close={close}>
      <form
        ref={form}
        className="new-entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create().catch(fail);
        }}
      >
        {copy === undefined && (
          <label>
            {words.kindOfEntry}
            <select
              className="text"
              value={kind?.kind}
              onChange={({ currentTarget }) => change(() => setChosen(currentTarget.value))}
            >
              {kinds.map((one) => (
                <option key={one.kind} value={one.kind}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {kind?.titled ?? words.titleOfEntry}
          <input
            className="text"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it.
            autoFocus
            dir="auto"
            autoComplete="off"
            required
            value={title}
            onChange={({ currentTarget }) => change(() => setTitle(currentTarget.value))}
          />
        </label>
        <EntryId
          id={ownId ?? named?.id ?? ''}
          isPage={menus !== undefined}
          draft={named}
          fault={fault && faultInWords(fault)}
          change={(next) => change(() => setOwnId(next === '' ? undefined : next))}
        />
        {menus && (
          <PagePlace
            wished={place}
            suggested={named?.address ?? ''}
            fault={isNamed && addressFault ? faultInWords(addressFault) : undefined}
            menus={menus}
            change={(next) => change(() => setPlace(next))}
          />
        )}
        {draft && draft.leftOut.length > 0 && (
          <div className="asked">
            <p>{words.leftOut}</p>
            <ul className="left-out">
              {draft.leftOut.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        <div aria-live="polite">
          {failure && <p className="wrong">{failure}</p>}
          {!fault && !addressFault && <TroubleList troubles={problems} open={openField} />}
        </div>
        <div className="new-actions">
          <Button type="submit" className="primary" isDisabled={!isNamed || isMaking}>
            {isMaking ? words.creating : words.create}
          </Button>
          {draft?.isDraft && (
            <p className="hint">{place.menu && menus ? words.asDraftInMenu : words.asDraft}</p>
          )}
        </div>
      </form>
    </Overlay>
  );
}
