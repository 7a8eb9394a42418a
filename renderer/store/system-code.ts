/** The code of an error of the operating system (ENOSPC); undefined for our own mistakes. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** No room is left, on the disk or of what whoever runs this may use of it. */
export function isDiskFull(error: unknown): boolean {
  return systemCode(error) === 'ENOSPC' || systemCode(error) === 'EDQUOT';
}

export function isMissing(error: unknown): boolean {
  return systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR';
}

/** What the disk gives; undefined where it refuses, for whatever reason: what can't be read or written is as good as not there. */
export function unlessRefused<Answer>(step: () => Answer): Answer | undefined {
  try {
    return step();
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined;
    throw error;
  }
}
