/**
 * Where lines first stand more than `limit` levels inside each other, judged by the spaces and dashes at
 * their start alone; a guess on the safe side for a limit that no honest text comes near.
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
