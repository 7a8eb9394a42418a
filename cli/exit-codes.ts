/** What the command says to whoever started it; also listed in `site --help`. */
export const exitCodes = {
  fine: 0,
  problems: 1,
  wrongUsage: 2,
  /** A package that `site` needs has no program for this machine, or was left out when it was installed. */
  incomplete: 69,
  /** A mistake of `site` itself, never of whoever writes the site. */
  bug: 70,
  /** Ended with Ctrl-C or by another process: 128 and the number of the first of these signals. */
  interrupted: 130,
} as const;
