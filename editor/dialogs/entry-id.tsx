import { useId } from 'react';
import type { EntryDraftView } from '../contract.ts';
import { words } from '../words.ts';

type EntryIdProps = {
  id: string;
  draft: EntryDraftView | undefined;
  /** Why it can’t be, in words. */
  fault: string | undefined;
  /** Empty: the title suggests one again. */
  change: (id: string) => void;
};

/** The name of a new entry’s file, and the address that follows from it. */
export function EntryId({ id, draft, fault, change }: EntryIdProps) {
  const field = useId();
  const where = draft?.address ?? (draft?.isRouted === false ? words.notRouted : words.noAddress);
  return (
    <div className="entry-id">
      <label htmlFor={field}>{words.idOfEntry}</label>
      <input
        id={field}
        className="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${field}-fault ${field}-where`}
        value={id}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p id={`${field}-fault`} className="wrong" aria-live="polite">
        {fault}
      </p>
      <p id={`${field}-where`} className="hint">
        {draft && !fault && draft.problems.length === 0 && where}
      </p>
    </div>
  );
}
