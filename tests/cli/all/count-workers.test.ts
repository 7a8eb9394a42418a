import { expect, test } from 'vitest';
import { countWorkers } from '../../../cli/all/count-workers.ts';

const plenty = { cores: 64, memory: 256e9 };

test.each([
  { sites: 1, machine: plenty, workers: 0 },
  { sites: 7, machine: plenty, workers: 0 },
  { sites: 8, machine: plenty, workers: 1 },
  { sites: 21, machine: { ...plenty, cores: 2 }, workers: 1 },
  { sites: 21, machine: { ...plenty, cores: 1 }, workers: 0 },
  { sites: 100, machine: plenty, workers: 24 },
  { sites: 100, machine: { ...plenty, memory: 8e9 }, workers: 3 },
  { sites: 100, machine: { ...plenty, memory: 1e9 }, workers: 0 },
])('$workers help with $sites sites on $machine.cores cores', ({ sites, machine, workers }) => {
  expect(countWorkers(sites, machine)).toBe(workers);
});
