import type { EntryOfField, MadeEntry } from '../contract.ts';
import { words } from '../words.ts';
import { NewEntry } from './new-entry.tsx';
import { Removal } from './removal.tsx';
import { Renaming } from './renaming.tsx';

/** `id`: of a value of the entry that is copied, renamed or removed. */
export type EntryDialog =
  | { does: 'new' }
  | { does: 'copy' | 'rename' | 'remove'; id: string; entry: EntryOfField & { kind: string } };

type EntryDialogsProps = {
  dialog: EntryDialog;
  made: (entry: MadeEntry, title: string) => void;
  renamed: (entry: MadeEntry, title: string) => void;
  removed: (entry: EntryOfField) => void;
  openField: (id: string) => void;
  close: () => void;
};

/** What is done to whole entries: begun, copied, renamed, removed. */
export function EntryDialogs({ dialog, made, renamed, removed, openField, close }: EntryDialogsProps) {
  if (dialog.does === 'new') return <NewEntry title={words.newTitle} {...{ made, openField, close }} />;
  const { id, entry } = dialog;
  if (dialog.does === 'rename') return <Renaming {...{ id, entry, openField, close }} made={renamed} />;
  if (dialog.does === 'remove')
    return <Removal {...{ id, entry, openField, close }} removed={() => removed(entry)} />;
  return <NewEntry title={words.copyTitle(entry.title ?? '')} copy={id} {...{ made, openField, close }} />;
}
