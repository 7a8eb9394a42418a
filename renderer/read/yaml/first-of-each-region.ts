import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/**
 * One mistake makes the YAML library stumble several times. Of the problems of one region only the first
 * is kept: a region goes on to the next line that stands no further in than the problem's own. After an
 * open quote or a wrongly indented first line nothing that follows can be trusted.
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
    // Only the first of several at the start of lines says something: the file's own indentation is off.
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

/** `slack` -1: lines as far in as the first one belong to the region too. */
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
