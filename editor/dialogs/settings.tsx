import { useEffect, useId, useState } from 'react';
import { server } from '../ask-server.ts';
import type { SettingChoice, SettingsList } from '../contract.ts';
import { Images } from '../icons.ts';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';
import { Overlay } from './overlay.tsx';

type SettingsProps = {
  open: (setting: SettingChoice) => void;
  openLibrary: () => void;
  close: () => void;
};

/** Everything that can be set and belongs to no page, by file; each opens its form beside the page. */
export function Settings({ open, openLibrary, close }: SettingsProps) {
  const [lists, setLists] = useState<readonly SettingsList[]>();
  const [failure, setFailure] = useState<string>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    server.settings().then(setLists, (error: Error) => setFailure(error.message));
  }, []);
  const found = (lists ?? []).flatMap(({ title, settings }) => {
    const fitting = settings.filter((one) => fits(one, query));
    return fitting.length > 0 ? [{ title, settings: fitting }] : [];
  });
  const count = found.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <Overlay title={words.siteTitle} close={close}>
      <input
        className="find-input"
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type in it, or to tab on.
        autoFocus
        aria-label={words.findTitle}
        placeholder={words.searchSettings}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {query !== '' && words.results(count)}
      </p>
      <div className="settings">
        <Button className="secondary" onPress={openLibrary}>
          <Images aria-hidden /> {words.files}
        </Button>
        {!lists && !failure && <p className="hint">{words.opening}</p>}
        {failure && <p className="wrong">{failure}</p>}
        {found.map(({ title, settings }) => (
          <SettingsOfFile key={title} {...{ title, settings, open }} isSearch={query.trim() !== ''} />
        ))}
      </div>
      {lists && count === 0 && <p className="empty">{words.noneFound}</p>}
    </Overlay>
  );
}

type SettingsOfFileProps = SettingsList & { isSearch: boolean; open: SettingsProps['open'] };

/** What isn’t used is folded away, unless it is searched for. */
function SettingsOfFile({ title, settings, isSearch, open }: SettingsOfFileProps) {
  const heading = useId();
  const written = settings.filter(({ isWritten }) => isWritten || isSearch);
  const others = settings.filter((one) => !written.includes(one));
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <SettingRows settings={written} open={open} />
      {others.length > 0 && (
        <details>
          <summary>{words.settingsNotUsed(others.length)}</summary>
          <SettingRows settings={others} open={open} />
        </details>
      )}
    </section>
  );
}

function SettingRows({
  settings,
  open,
}: {
  settings: readonly SettingChoice[];
  open: SettingsProps['open'];
}) {
  return (
    <ul className="list">
      {settings.map((one) => (
        <li key={one.id} className="item-row">
          <Button className="row-title" onPress={() => open(one)}>
            <span>{one.title}</span>
            {one.description && <small>{one.description}</small>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function fits({ title, description = '' }: SettingChoice, query: string): boolean {
  const text = `${title} ${description}`.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
