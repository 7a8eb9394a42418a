import { useState } from 'react';
import type { EditSession } from '../contract.ts';
import { FoundList, ofFoundList, rowOfKey } from '../controls/found-list.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';

type LinkFieldProps = {
  id: string;
  session: EditSession;
  address: string;
  /** With an address, or an empty one to take the link away; nothing leaves it as it is. */
  done: (address?: string) => void;
};

/** Where selected words lead: a page by its title, or an address. */
export function LinkField({ id, session, address, done }: LinkFieldProps) {
  const pages = session.pages.map((page) => ({ id: page.address, title: page.title, note: page.address }));
  const [typed, setTyped] = useState(() => pages.find((page) => page.id === address)?.title ?? address);
  const [at, setAt] = useState(-1);
  const [isTyped, setIsTyped] = useState(false);
  const wanted = typed.trim().toLocaleLowerCase();
  const rows = isTyped
    ? pages.filter(({ note, title }) => `${title} ${note}`.toLocaleLowerCase().includes(wanted))
    : pages;
  const set = () => done((rows[at] ?? pages.find(({ title }) => title === typed))?.id ?? typed.trim());
  const list = `${id}-pages`;
  return (
    <fieldset className="link-field" aria-label={words.link}>
      <label className="hint" htmlFor={`${id}-address`}>
        {words.leadsTo}
      </label>
      <input
        id={`${id}-address`}
        className="find-input"
        // biome-ignore lint/a11y/noAutofocus: it was asked for to type in it.
        autoFocus
        autoComplete="off"
        {...ofFoundList(list, at, rows)}
        placeholder={words.linkHint}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsTyped(true);
          setAt(-1);
        }}
        onKeyDown={(event) => {
          const row = rowOfKey(event, at, rows);
          if (row !== undefined) setAt(row);
          else if (event.key === 'Enter') set();
          else if (event.key === 'Escape') done();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Button className="secondary" onPress={set}>
        {words.setLink}
      </Button>
      {address !== '' && (
        <Button className="secondary" onPress={() => done('')}>
          {words.removeLink}
        </Button>
      )}
      <p className="sr-only" role="status">
        {words.results(rows.length)}
      </p>
      <FoundList id={list} label={words.leadsTo} rows={rows} at={at} choose={(row) => done(row.id)} />
    </fieldset>
  );
}
