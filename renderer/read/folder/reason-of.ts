import { wordTable } from '../../../diagnostics/word-table.ts';

const reasons = wordTable({
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EBUSY: 'another program is using it',
  EMFILE: 'too many files are open',
  ENOENT: 'it has just been deleted',
  EISDIR: 'it is a folder',
});

/** Why the operating system refused, in plain words. */
export function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return reasons.get(code) ?? `the computer says ${code || 'no'}`;
}
