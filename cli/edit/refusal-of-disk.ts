/** Why the disk refuses, as a code that the editor has a sentence for. Throws the error again if it is a bug of ours. */
export function refusalOfDisk(error: unknown): string {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) throw error;
  return reasons.get(String(error.code)) ?? 'disk-refuses';
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
]);
