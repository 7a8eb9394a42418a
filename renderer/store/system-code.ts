/** The code of an operating-system error (ENOSPC); undefined for our own mistakes. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The disk is full, or the user's quota is. */
export function isDiskFull(error: unknown): boolean {
  return systemCode(error) === 'ENOSPC' || systemCode(error) === 'EDQUOT';
}

export function isMissing(error: unknown): boolean {
  return systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR';
}

/**
 * The step's result; undefined if the disk refuses, for whatever reason: data that can't be read or written counts as
 * missing.
 */
export function unlessRefused<Answer>(step: () => Answer): Answer | undefined {
  try {
    return step();
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined;
    throw error;
  }
}
