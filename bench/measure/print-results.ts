import { printTable } from '../print-table.ts';
import type { Result } from './measure-in-turn.ts';
import type { Measured } from './run-measured.ts';

const heads = ['Build', 'Wall s', 'from–to', 'CPU s', 'Memory MB', 'Wall ratio', 'CPU ratio'];

/**
 * A table of medians, with the fastest and slowest wall time. Ratios are relative to `base` with the same label, or to
 * its first row.
 */
export function printResults(results: readonly Result[], base: string): string {
  const rows = results.map((result) => {
    if ('failed' in result) return [nameOf(result), 'failed'];
    const { wall, cpu, memory } = medians(result.runs);
    const all = result.runs.map((run) => run.wall);
    const own = findBase(result, results, base);
    return [
      nameOf(result),
      seconds(wall),
      `${seconds(Math.min(...all))}–${seconds(Math.max(...all))}`,
      seconds(cpu),
      memory === undefined ? '–' : Math.round(memory / 1e6).toLocaleString('en-GB'),
      own ? ratio(wall, own.wall) : '',
      own ? ratio(cpu, own.cpu) : '',
    ];
  });
  const failures = results.flatMap((result) =>
    'failed' in result ? [`\n${nameOf(result)}: ${result.failed}`] : [],
  );
  return [printTable(heads, rows), ...failures].join('\n');
}

function nameOf({ who, label }: Result): string {
  return `${who}: ${label}`;
}

/** Over all runs, each figure separately. */
export function medians(runs: readonly Measured[]): Measured {
  const memory = runs.flatMap((run) => (run.memory === undefined ? [] : [run.memory]));
  return {
    wall: median(runs.map(({ wall }) => wall)) ?? 0,
    cpu: median(runs.map(({ cpu }) => cpu)) ?? 0,
    memory: median(memory),
  };
}

/** The middle one; for an even count, the mean of the two in the middle. Undefined for an empty list. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

function findBase(result: Result, results: readonly Result[], base: string): Measured | undefined {
  if (result.who === base) return undefined;
  const ours = results.filter(({ who }) => who === base);
  const same = ours.find(({ label }) => label === result.label) ?? ours[0];
  return same && 'runs' in same ? medians(same.runs) : undefined;
}

function seconds(value: number): string {
  return value.toFixed(2);
}

function ratio(value: number, base: number): string {
  return base > 0 ? `${(value / base).toFixed(2)} ×` : '–';
}
