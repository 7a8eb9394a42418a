import { useEffect, useState } from 'react';
import { server } from '../ask-server.ts';
import type { EntryOfField } from '../contract.ts';
import type { EntryDialog } from '../dialogs/entry-dialogs.tsx';
import { Button } from '../react-aria.ts';
import { words } from '../words.ts';

/** Above all fields of an entry, which are many: to copy, rename or remove it. `id`: of one of its values. */
export function EntryActions({ id, open }: { id: string; open: (dialog: EntryDialog) => void }) {
  const [found, setFound] = useState<EntryOfField>({});
  useEffect(() => {
    let isLate = false;
    server.entry(id).then(
      (answer) => !isLate && setFound(answer),
      () => !isLate && setFound({}),
    );
    return () => {
      isLate = true;
    };
  }, [id]);
  const { kind, ...rest } = found;
  if (kind === undefined) return null;
  const entry = { kind, ...rest };
  return (
    <div className="entry-actions">
      <Button className="link-button" onPress={() => open({ does: 'copy', id, entry })}>
        {words.copyThis(kind)}
      </Button>
      {entry.isOwn && (
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
