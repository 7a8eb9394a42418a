import type { EntryOfField } from '../contract.ts';
import type { EntryDialog } from '../dialogs/entry-dialogs.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';

type EntryActionsProps = {
  /** One of its values. */
  id: string;
  entry: EntryOfField & { kind: string };
  open: (dialog: EntryDialog) => void;
};

/** Above all fields of an entry, which are many: to copy, rename or remove it. */
export function EntryActions({ id, entry, open }: EntryActionsProps) {
  const { kind, isOwn } = entry;
  return (
    <div className="entry-actions">
      <Button className="link-button" onPress={() => open({ does: 'copy', id, entry })}>
        {words.copyThis(kind)}
      </Button>
      {isOwn && (
        <>
          <Button className="link-button" onPress={() => open({ does: 'rename', id, entry })}>
            {words.renameThis(kind)}
          </Button>
          <Button className="link-button" onPress={() => open({ does: 'remove', id, entry })}>
            {words.removeThis(kind)}
          </Button>
        </>
      )}
    </div>
  );
}
