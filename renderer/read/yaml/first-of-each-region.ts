import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/**
 * Keeps the first problem of each region, since one mistake gives several errors in the YAML library: a region ends
 * before the next line that is indented no further than the problem's own. After an open quote or a wrongly indented
 * first line, no further problem can be trusted.
 */
export function firstOfEachRegion(
  problems: readonly Diagnostic[],
  text: string,
  firstLine: number,
): Diagnostic[] {
  const lines = text.split('\n');
  const kept: Diagnostic[] = [];
  let regionEnd = 0;
  for (const problem of problems) {
    const { line } = problem.place;
    if (line < regionEnd) continue;
    kept.push(problem);
    if (endsTrust.has(problem.code)) break;
    const indentation = problem.code === 'yaml-indentation' || problem.code === 'yaml-name-missing';
    regionEnd = findRegionEnd(lines, line - firstLine, indentation ? -1 : 0) + firstLine;
    // Without indentation, only the first problem is useful: the file's own indentation is off.
    if (indentation && indentOf(lines[line - firstLine]) === 0) break;
  }
  return kept;
}

const endsTrust = new Set([
  'yaml-quote-open',
  'yaml-bracket-open',
  'yaml-too-deep',
  'yaml-several-documents',
  'yaml-directive',
]);

/** `slack` -1: lines with the same indentation as the first one belong to the region too. */
function findRegionEnd(lines: readonly string[], start: number, slack: -1 | 0): number {
  const indent = indentOf(lines[start]) + slack;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() !== '' && indentOf(line) <= indent) return index;
  }
  return lines.length;
}

function indentOf(line: string | undefined): number {
  return Math.max(0, line?.search(/[^ \t]/) ?? 0);
}
