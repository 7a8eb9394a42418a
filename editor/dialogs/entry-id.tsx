import { useId } from 'react';
import type { EntryDraftView } from '../contract.ts';
import { words } from '../words.ts';

type EntryIdProps = {
  id: string;
  /** Rather than an entry, whose address follows from the name. */
  isPage: boolean;
  draft: EntryDraftView | undefined;
  /** Why it can’t be, in words. */
  fault: string | undefined;
  /** Empty: the title suggests one again. */
  change: (id: string) => void;
};

/** The name of a new entry’s file, and of all but a page the address that follows from it. */
export function EntryId({ id, isPage, draft, fault, change }: EntryIdProps) {
  const field = useId();
  const where = draft?.address ?? words.noAddress;
  return (
    <div className="entry-id">
      <label htmlFor={field}>{isPage ? words.idOfPage : words.idOfEntry}</label>
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
        {!isPage && draft && !fault && draft.problems.length === 0 && where}
      </p>
    </div>
  );
}
