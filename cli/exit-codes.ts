/** Exit codes of the command; also listed in `site --help`. */
export const exitCodes = {
  fine: 0,
  problems: 1,
  wrongUsage: 2,
  /** A package that `site` needs has no binary for this machine, or was left out of the installation. */
  incomplete: 69,
  /** A bug of `site` itself, never a mistake of an editor. */
  bug: 70,
  /** Ended with Ctrl-C or by another process: 128 plus the number of the first of these signals. */
  interrupted: 130,
} as const;
