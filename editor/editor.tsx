import { useCallback, useEffect, useRef, useState } from 'react';
import { listenToServer, server } from './ask-server.ts';
import { Bar } from './bar.tsx';
import type { EditSession, PageView, SavedChange, Trouble } from './contract.ts';
import { Changes } from './dialogs/changes.tsx';
import { Clock } from './dialogs/clock.tsx';
import { type EntryDialog, EntryDialogs } from './dialogs/entry-dialogs.tsx';
import { Find } from './dialogs/find.tsx';
import { Library } from './dialogs/library.tsx';
import { Settings } from './dialogs/settings.tsx';
import { Hints } from './hints.tsx';
import { Outline, pageRow } from './outline/outline.tsx';
import { PageFrame, useFrame } from './page-frame.tsx';
import { type Opened, Panel } from './panel/panel.tsx';
import { SiteTroubles } from './panel/site-troubles.tsx';
import { useArriving } from './use-arriving.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { whyNot, words } from './words.ts';

/** The page as visitors have it, a bar above it, and one field at a time next to the text that it changes. */
export function Editor() {
  const [session, setSession] = useState<EditSession>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    server.session().then(setSession, (error: Error) => setFailure(error.message));
  }, []);
  if (session) return <OpenEditor session={session} />;
  return (
    <p className="loading" role="status">
      {failure ?? words.loading}
    </p>
  );
}

type OpenDialog = 'find' | 'changes' | 'clock' | 'site' | 'library' | undefined;

function OpenEditor({ session: first }: { session: EditSession }) {
  const [session, setSession] = useState(first);
  const [mode, setMode] = useState<'look' | 'edit'>('edit');
  const [view, setView] = useState<PageView>();
  const [opened, setOpened] = useState<Opened>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [entryDialog, setEntryDialog] = useState<EntryDialog>();
  const [isOutline, setOutline] = useState(false);
  const [status, setStatus] = useState('');
  const [journal, setJournal] = useState<readonly SavedChange[]>([]);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const [day, setDay] = useState<string>();
  const [built, setBuilt] = useState(0);
  const isNarrow = useIsNarrow();
  const say = useCallback(
    (error: unknown) => setStatus(error instanceof Error ? error.message : String(error)),
    [],
  );

  const undo = async (wanted?: number) => {
    // Something may have been saved just now.
    const known = await server.journal();
    const n = wanted ?? known.find(({ state }) => state === 'can-undo')?.n;
    if (n === undefined) return setStatus(words.nothingToUndo);
    const entry = known.find((one) => one.n === n);
    const answer = await server.undo(n);
    if (answer.kind === 'saved') setStatus(words.undone(entry?.title ?? ''));
    else if (answer.kind === 'conflict' && entry?.id && entry.movedTo === undefined)
      setOpened({ ids: [entry.id], conflict: answer });
    else setStatus(whyNot(answer));
    setJournal(await server.journal());
  };

  const command = (key: 'find' | 'undo' | 'mode') => {
    if (key === 'find') setDialog('find');
    else if (key === 'undo') void undo().catch(say);
    else setMode((now) => (now === 'edit' ? 'look' : 'edit'));
  };
  const here = useRef<string>(undefined);
  /** Takes no answer about a page that was left meanwhile. */
  const look = useCallback(
    (address: string) =>
      void server.page(address).then((found) => here.current === address && setView(found), say),
    [say],
  );
  const frame = useFrame(session, view, mode, {
    here: (address) => {
      if (here.current !== address) setOpened((now) => now && { ...now, isLeft: true, box: undefined });
      here.current = address;
      look(address);
    },
    press: ({ spot, box, around }) => {
      const pressed = view?.spots[spot];
      const ids = pressed?.fields.map(({ id }) => id) ?? [];
      if (pressed && ids.length > 0)
        setOpened({
          ...{ ids, labels: pressed.fields, text: pressed.text, spot, box },
          form: around ? 'around' : undefined,
        });
    },
    box: ({ spot, box }) => setOpened((now) => (now?.spot === spot ? { ...now, box } : now)),
    leave: () => document.querySelector<HTMLElement>('.bar [data-last]')?.focus(),
    key: command,
  });

  useEffect(() => {
    const ending = new AbortController();
    void listenToServer((event, data) => {
      if (event === 'problems') setTroubles(troublesIn(data));
      if (event === 'built') setBuilt((n) => n + 1);
      if (event === 'built' || event === 'changed') void server.journal().then(setJournal, say);
    }, ending.signal);
    void server.journal().then(setJournal, say);
    return () => ending.abort();
  }, [say]);

  const arriveAt = useArriving(frame, built, say);
  // A field that is being changed shows its own preview again (`Panel`).
  const isTyping = useRef(false);
  const title = view && titleOf(view, session);
  useEffect(() => {
    document.title = words.heading(session.site.name);
  }, [session.site.name]);
  useEffect(() => {
    if (built === 0 || here.current === undefined) return;
    if (!isTyping.current) void frame.showSaved();
    look(here.current);
  }, [built, frame, look]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const { target } = event;
      const isTyping =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLElement && target.isContentEditable);
      if (!isCommand || (event.key === 'z' && isTyping) || !['k', 'z', 'e'].includes(event.key)) return;
      event.preventDefault();
      command(event.key === 'k' ? 'find' : event.key === 'z' ? 'undo' : 'mode');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const go = (address: string, id?: string) => {
    setDialog(undefined);
    setOpened(id ? { ids: [id] } : undefined);
    arriveAt(undefined);
    if (address) frame.go(address);
  };
  /** An entry has come or gone, and pages with it. */
  const afterEntry = (status: string, show: { address?: string; id?: string }) => {
    setEntryDialog(undefined);
    setOpened(show.id ? { ids: [show.id], form: 'around' } : undefined);
    arriveAt(show.address);
    setStatus(status);
    void Promise.all([server.session().then(setSession), server.journal().then(setJournal)]).catch(say);
  };
  const openNow = useRef(opened);
  openNow.current = opened;
  /** A field that is saved late must not close the one that was opened meanwhile. */
  const close = (ids: readonly string[], focus?: number) => {
    if (openNow.current?.ids !== ids) return;
    setOpened(undefined);
    frame.release(focus);
    const row = opened?.row;
    if (row !== undefined) requestAnimationFrame(() => focusOn(`[data-row="${row}"] .row-title`));
  };
  const closeOutline = () => {
    setOutline(false);
    focusOn('.open-outline');
  };
  const chooseDay = async (chosen: string | undefined) => {
    const { today } = await server.day(chosen ?? null);
    setDay(chosen);
    setSession({ ...session, site: { ...session.site, today } });
    setDialog(undefined);
  };

  return (
    <div className="editor" data-open={opened ? '' : undefined} data-outline={isOutline ? '' : undefined}>
      <Bar
        {...{ session, title, mode, setMode, status, day, isOutline }}
        toggleOutline={() => setOutline(!isOutline)}
        changes={journal.filter(({ state, isPublished }) => state !== 'undone' && !isPublished).length}
        undo={() => void undo().catch(say)}
        openDialog={setDialog}
        openNew={() => setEntryDialog({ does: 'new' })}
        backToToday={() => void chooseDay(undefined).catch(say)}
      />
      {isOutline && view && (
        <Outline
          {...{ frame, built, isTyping, isNarrow, setStatus }}
          address={view.address}
          saved={() => void server.journal().then(setJournal, say)}
          closeFields={() => setOpened(undefined)}
          openSection={({ id, title: label, shown }, row) =>
            setOpened({
              ids: [id],
              form: 'around',
              row,
              section: shown ? { section: shown, label } : undefined,
            })
          }
          openField={(id, row) => setOpened({ ids: [id], row })}
          openPage={(id) => setOpened({ ids: [id], form: 'around', row: pageRow })}
          close={closeOutline}
        />
      )}
      <main className="stage">
        {!opened && !isOutline && <Hints close={() => focusOn('.bar [aria-pressed], .bar button')} />}
        <SiteTroubles troubles={troubles} open={(id) => setOpened({ ids: [id] })} />
        <PageFrame frame={frame} title={title ?? ''} />
      </main>
      {opened && (
        <Panel
          key={opened.ids.join() + (opened.spot ?? '')}
          {...{ opened, session, isNarrow, frame, built, isTyping, setStatus }}
          close={(focus) => close(opened.ids, focus)}
          address={view?.address ?? '/'}
          saved={() => void server.journal().then(setJournal, say)}
          openAlone={(ids) => {
            frame.release();
            setOpened({ ids });
          }}
          openEntry={setEntryDialog}
          openOther={(ids) => setOpened({ ...opened, ids, labels: undefined, conflict: undefined })}
        />
      )}
      {entryDialog && (
        <EntryDialogs
          dialog={entryDialog}
          made={(made, of) => afterEntry(words.created(of), made)}
          renamed={(made, of) => afterEntry(words.renamed(of), made)}
          removed={({ title: of = '', address }) =>
            afterEntry(words.removed(of), address === view?.address ? { address: '/' } : {})
          }
          openField={(id) => {
            setEntryDialog(undefined);
            setOpened({ ids: [id] });
          }}
          close={() => setEntryDialog(undefined)}
        />
      )}
      {dialog === 'site' && (
        <Settings
          open={({ id, title: of, form }) => {
            setDialog(undefined);
            setOpened({ ids: [id], ...(form !== 'field' && { form, title: of }) });
          }}
          openLibrary={() => setDialog('library')}
          close={() => setDialog(undefined)}
        />
      )}
      {dialog === 'library' && (
        <Library
          {...{ session, go }}
          saved={() => void server.journal().then(setJournal, say)}
          close={() => setDialog(undefined)}
        />
      )}
      {dialog === 'find' && <Find {...{ session, go }} close={() => setDialog(undefined)} />}
      {dialog === 'changes' && (
        <Changes
          {...{ session, journal, go }}
          undo={(n) => undo(n).catch(say)}
          published={() => void server.journal().then(setJournal, say)}
          close={() => setDialog(undefined)}
        />
      )}
      {dialog === 'clock' && (
        <Clock
          today={session.site.today}
          chosen={day}
          choose={(one) => void chooseDay(one).catch(say)}
          close={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

function titleOf({ address }: PageView, { pages }: EditSession): string {
  const path = (one: string) => one.replace(/(?<=.)\/$/, '');
  return pages.find((page) => path(page.address) === path(address))?.title ?? address;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function troublesIn(data: unknown): readonly Trouble[] {
  const has = typeof data === 'object' && data !== null && 'problems' in data;
  return has && Array.isArray(data.problems) ? data.problems : [];
}
