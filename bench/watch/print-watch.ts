import { median } from '../measure/print-results.ts';
import { printTable } from '../print-table.ts';
import type { WatchResults } from './measure-watch.ts';

const heads = ['Watch', 'Served ms', 'from–to', 'Told ms', 'from–to', 'Memory MB'];

/** A table of medians. Memory is that of the idle server, before the first edit. */
export function printWatch(results: readonly WatchResults[]): string {
  const rows = results.flatMap(({ who, memory, edits }) =>
    edits.map((result, index) => {
      const name = `${who}: ${result.label}`;
      if ('failed' in result) return [name, 'failed'];
      const megabytes =
        index > 0 ? '' : memory === undefined ? '–' : Math.round(memory / 1e6).toLocaleString('en-GB');
      return [name, ...spread(result.served), ...spread(result.pushed), megabytes];
    }),
  );
  const failures = results.flatMap(({ who, edits }) =>
    edits.flatMap((result) => ('failed' in result ? [`\n${who}: ${result.label}: ${result.failed}`] : [])),
  );
  return [printTable(heads, rows), ...failures].join('\n');
}

function spread(times: readonly number[]): [string, string] {
  const middle = median(times);
  if (middle === undefined) return ['', ''];
  return [middle.toFixed(0), `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`];
}
