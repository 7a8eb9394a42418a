import { isDeepStrictEqual } from 'node:util';
import type { JournalEdit } from './journal/journal-line.ts';

/** The edits that were tried last and are possible, so that saving them need not look at all pages once more. */
export type TriedBefore = {
  note: (edits: readonly JournalEdit[]) => void;
  has: (edits: readonly JournalEdit[]) => boolean;
  /** A file has changed. */
  forget: () => void;
};

export function createTriedBefore(): TriedBefore {
  let last: readonly JournalEdit[] = [];
  return {
    note: (edits) => {
      last = edits.map(bare);
    },
    has: (edits) => last.length > 0 && isDeepStrictEqual(edits.map(bare), last),
    forget: () => {
      last = [];
    },
  };
}

/** What an edit was made from doesn’t matter: it is compared when it is made. */
function bare({ file, edit }: JournalEdit): JournalEdit {
  return { file, edit };
}
