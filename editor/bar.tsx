import type { EditSession } from './contract.ts';
import { Clock, Eye, History, ListTree, Pencil, Plus, Search, SlidersHorizontal, Undo2 } from './icons.ts';
import { Button, ToggleButton, ToggleButtonGroup } from './react-aria.ts';
import { dayInWords, words } from './words.ts';

type BarProps = {
  session: EditSession;
  title?: string;
  mode: 'look' | 'edit';
  setMode: (mode: 'look' | 'edit') => void;
  status: string;
  day?: string;
  changes: number;
  undo: () => void;
  openDialog: (dialog: 'find' | 'changes' | 'clock' | 'site') => void;
  isOutline: boolean;
  toggleOutline: () => void;
  openNew: () => void;
  backToToday: () => void;
};

/** What is always in sight: where one is, what a press does, the ways back and elsewhere, and what has just happened. */
export function Bar({
  session,
  title = words.loading,
  mode,
  setMode,
  status,
  day,
  changes,
  undo,
  openDialog,
  isOutline,
  toggleOutline,
  openNew,
  backToToday,
}: BarProps) {
  return (
    <header className="bar">
      <h1 className="sr-only">{words.heading(session.site.name)}</h1>
      <Button className="where" onPress={() => openDialog('find')} aria-label={words.page(title)}>
        <span className="site-name">{session.site.name}</span>
        <span className="page-title">{title}</span>
      </Button>
      <ToggleButtonGroup
        className="mode"
        aria-label={words.mode}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[mode]}
        onSelectionChange={(keys) => setMode(keys.has('edit') ? 'edit' : 'look')}
      >
        <ToggleButton id="look">
          <Eye aria-hidden /> {words.look}
        </ToggleButton>
        <ToggleButton id="edit">
          <Pencil aria-hidden /> {words.edit}
        </ToggleButton>
      </ToggleButtonGroup>
      <p className="status" role="status">
        {status}
      </p>
      <div className="commands">
        <Button onPress={openNew}>
          <Plus aria-hidden />
          <span>{words.newEntry}</span>
        </Button>
        <Button onPress={undo}>
          <Undo2 aria-hidden />
          <span>{words.undo}</span>
        </Button>
        <Button onPress={toggleOutline} aria-expanded={isOutline} className="open-outline">
          <ListTree aria-hidden />
          <span>{words.outline}</span>
        </Button>
        <Button onPress={() => openDialog('site')}>
          <SlidersHorizontal aria-hidden />
          <span>{words.site}</span>
        </Button>
        <Button onPress={() => openDialog('find')}>
          <Search aria-hidden />
          <span>{words.find}</span>
        </Button>
        <Button onPress={() => openDialog('clock')}>
          <Clock aria-hidden />
          <span>{words.clock}</span>
        </Button>
        <Button onPress={() => openDialog('changes')} data-last="">
          <History aria-hidden />
          <span>
            {words.changes}
            {changes > 0 && <b className="count">{changes}</b>}
          </span>
        </Button>
      </div>
      {day && (
        <p className="as-of">
          {words.shownAsOf(dayInWords(day))}
          <Button className="link-button" onPress={backToToday}>
            {words.backToToday}
          </Button>
        </p>
      )}
    </header>
  );
}
