const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EBUSY: 'another program is using it',
  EMFILE: 'too many files are open',
  ENOENT: 'it has just been deleted',
  EISDIR: 'it is a folder',
};

/** Why the operating system refused, in plain words. */
export function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return reasons[code] ?? `the computer says ${code || 'no'}`;
}
