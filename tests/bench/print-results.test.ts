import { expect, test } from 'vitest';
import { parseBenchOptions } from '../../bench/bench-options.ts';
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
  });
  expect(() => parse('--sizes', '100,')).toThrow('--sizes');
  expect(() => parse('--runs', '0')).toThrow('--runs');
  expect(() => parse('--peers', 'zola,gatsby')).toThrow('gatsby');
  expect(() => parse('--fast')).toThrow();
});
