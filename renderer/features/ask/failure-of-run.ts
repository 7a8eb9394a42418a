import type { DataProgram, Failure } from './data-program.ts';
import { limits, type ProgramRun } from './run-data-program.ts';

/** Why a program failed, and the line of its own at which it did if it says so. */
export function failureOfRun(ran: Exclude<ProgramRun, { ended: 'well' }>, program: DataProgram): Failure {
  if (ran.ended === 'aborted') return { failure: { why: 'interrupted' } };
  if (ran.ended === 'too late') return { failure: { why: 'too-late', limit: limits.time } };
  if (ran.ended === 'too much') return { failure: { why: 'too-much', limit: limits.output } };
  const said = telling(ran.said);
  const place = placeIn(ran.said, program);
  return {
    failure: { why: 'ended', code: ran.code, ...(said !== undefined && { said }) },
    ...(place && { place }),
  };
}

/** The line with the error, and its cause, which for `fetch` is the one that says something; else the last line. */
function telling(said: string): string | undefined {
  const lines = said.split('\n').map((line) => line.trim());
  const error = lines.find((line) => /^(?:\w*Error|DOMException)(?![\w.(])/.test(line));
  const cause = lines.find((line) => line.startsWith(ofCause));
  if (error === undefined) return lines.findLast((line) => line !== '' && !line.startsWith('Node.js v'));
  return cause === undefined
    ? withoutBrace(error)
    : `${withoutBrace(error)} (${withoutBrace(cause.slice(ofCause.length))})`;
}

const ofCause = '[cause]: ';

/** Node prints an error with further fields like a group. */
function withoutBrace(line: string): string {
  return line.endsWith(' {') ? line.slice(0, -2) : line;
}

/** Node writes `    at get (/site/data/plays.ts:4:9)`. */
function placeIn(said: string, { fileOf, root }: DataProgram): Failure['place'] {
  for (const line of said.split('\n')) {
    const at = line.indexOf(root);
    const found = at < 0 ? undefined : /^(.*\.[cm]?ts):(\d+):(\d+)\)?$/.exec(line.slice(at));
    const [, path = '', row, column] = found ?? [];
    const file = path === '' || path.includes('node_modules') ? undefined : fileOf(path);
    if (file !== undefined) return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}
