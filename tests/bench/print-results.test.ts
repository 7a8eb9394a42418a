import { expect, test } from 'vitest';
import { parseBenchOptions } from '../../bench/bench-options.ts';
import { fitLine } from '../../bench/measure/fit-line.ts';
import { printGrowth } from '../../bench/measure/print-growth.ts';
import { median, printResults } from '../../bench/measure/print-results.ts';

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 2])).toBe(3.5);
  expect(median([])).toBeUndefined();
});

test('a peer is held against our row of the same name, the floor against our first', () => {
  const run = (wall: number) => ({ wall, cpu: wall * 2, memory: 1e6 });
  const table = printResults(
    [
      { who: 'site', label: 'cold', runs: [run(4), run(2), run(3)] },
      { who: 'site', label: 'edit', runs: [run(1)] },
      { who: 'peer', label: 'edit', runs: [run(2)] },
      { who: 'floor', label: 'write', runs: [run(0.3)] },
      { who: 'other', label: 'cold', failed: 'Error: it ended with 1' },
    ],
    'site',
  );
  const cells = table.split('\n').map((line) => line.split(/ {2,}/).map((cell) => cell.trim()));
  expect(cells.slice(2)).toEqual([
    ['site: cold', '3.00', '2.00–4.00', '6.00', '1'],
    ['site: edit', '1.00', '1.00–1.00', '2.00', '1'],
    ['peer: edit', '2.00', '2.00–2.00', '4.00', '1', '2.00 ×', '2.00 ×'],
    ['floor: write', '0.30', '0.30–0.30', '0.60', '1', '0.10 ×', '0.10 ×'],
    ['other: cold', 'failed'],
    [''],
    ['other: cold: Error: it ended with 1'],
  ]);
});

test('arguments that mean nothing are refused', () => {
  const parse = (...args: string[]) => parseBenchOptions(args, ['zola']);
  expect(parse('--sizes', '100,1000', '--peers', 'zola')).toEqual({
    sizes: [100, 1000],
    runs: 5,
    peers: ['zola'],
    pictures: false,
    watch: false,
    json: undefined,
  });
  expect(() => parse('--sizes', '100,')).toThrow('--sizes');
  expect(() => parse('--runs', '0')).toThrow('--runs');
  expect(() => parse('--peers', 'zola,gatsby')).toThrow('gatsby');
  expect(() => parse('--fast')).toThrow();
});

test('a line is fitted with its slope, its base, and how far it is off', () => {
  const straight = [3, 5, 7].map((y, index) => [index + 1, y] as const);
  expect(fitLine(straight)).toEqual({ base: 1, slope: 2, residual: 0 });
  const bent = [10, 10, 40].map((y, index) => [index, y] as const);
  expect(fitLine(bent)).toEqual({ base: 5, slope: 15, residual: 1 });
  expect(fitLine(straight.slice(0, 1))).toBeUndefined();
});

test('growth is told of each row, by article, and of one size not at all', () => {
  const at = (size: number, wall: number) => ({
    size,
    results: [
      {
        who: 'site',
        label: `a template on ${size / 100} pages`,
        runs: [{ wall, cpu: 2 * wall, memory: size * 5000 }],
      },
    ],
  });
  expect(printGrowth([at(1000, 2)])).toBeUndefined();
  const row = printGrowth([at(1000, 2), at(2000, 3)])
    ?.split('\n')
    .at(-1)
    ?.split(/ {2,}/);
  expect(row).toEqual(['site: a template on up to 20 pages', '1.00', '0 %', '2.00', '0 %', '5.00', '0 %']);
});
