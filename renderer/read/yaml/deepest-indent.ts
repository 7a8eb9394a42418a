/**
 * Offset at which lines are first nested more than `limit` levels deep, judged only by their leading spaces and dashes;
 * errs on the safe side of a limit that no real text comes near.
 */
export function deepestIndent(text: string, limit: number): number | undefined {
  const levels: { indent: number; weight: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/[^ ]/);
    if (indent !== -1 && !/^\s*(?:#|\r?$)/.test(line)) {
      while ((levels.at(-1)?.indent ?? -1) >= indent) depth -= levels.pop()?.weight ?? 0;
      const weight = 1 + longestRun(line);
      levels.push({ indent, weight });
      depth += weight;
      if (depth > limit) return start + indent;
    }
    start += line.length + 1;
  }
  return undefined;
}

/** `- - - x` opens three lists on one line. */
function longestRun(line: string): number {
  const runs = line.match(/(?:[-?:][ \t]+){2,}/g) ?? [];
  return Math.max(0, ...runs.map((run) => run.split(/[ \t]+/).length - 1));
}
