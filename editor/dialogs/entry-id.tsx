import type { EntryDraftView } from '../contract.ts';
import { words } from '../words.ts';
import { NameField } from './name-field.tsx';

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
  const where = draft?.address ?? words.noAddress;
  const isKnown = !isPage && draft && !fault && draft.problems.length === 0;
  return (
    <NameField label={isPage ? words.idOfPage : words.idOfEntry} {...{ value: id, fault, change }}>
      <p className="hint">{isKnown && where}</p>
    </NameField>
  );
}
