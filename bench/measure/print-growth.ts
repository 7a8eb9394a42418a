import { printTable } from '../print-table.ts';
import { fitLine } from './fit-line.ts';
import type { Result } from './measure-in-turn.ts';
import { medians } from './print-results.ts';

export type SizeResults = { size: number; results: readonly Result[] };

const heads = [
  'Growth',
  'Wall ms an article',
  'off by',
  'CPU ms an article',
  'off by',
  'Memory kB an article',
  'off by',
];

/**
 * How time and memory of each row grow with the number of articles: the slope of a straight line, and the largest
 * distance of a median from it. Undefined for fewer than two sizes.
 */
export function printGrowth(sizes: readonly SizeResults[]): string | undefined {
  if (sizes.length < 2) return undefined;
  const names = sizes[0]?.results.map(nameOf) ?? [];
  const rows = [...new Set(names)].map((name) => [
    name,
    ...print(pointsOf(sizes, name, 'wall'), 1000),
    ...print(pointsOf(sizes, name, 'cpu'), 1000),
    ...print(pointsOf(sizes, name, 'memory'), 1e-3),
  ]);
  return printTable(heads, rows);
}

/** The number of pages with a template differs per size. */
function nameOf({ who, label }: Result): string {
  return `${who}: ${label.replace(/^a template on \d+ pages$/, 'a template on up to 20 pages')}`;
}

function pointsOf(
  sizes: readonly SizeResults[],
  name: string,
  key: 'wall' | 'cpu' | 'memory',
): (readonly [number, number])[] {
  return sizes.flatMap(({ size, results }) => {
    const result = results.find((one) => nameOf(one) === name);
    const value = result && 'runs' in result ? medians(result.runs)[key] : undefined;
    return value === undefined ? [] : [[size, value] as const];
  });
}

function print(points: readonly (readonly [number, number])[], unit: number): [string, string] {
  const line = fitLine(points);
  return line ? [(line.slope * unit).toFixed(2), `${(line.residual * 100).toFixed(0)} %`] : ['–', ''];
}
