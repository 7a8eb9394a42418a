import { defineConfig } from 'vitest/config';

const browserTests = 'tests/browser/**/*.test.ts';
const minute = 60_000;

/** What a visitor does, page by page: once more on the other client runtime. Tests of the runtimes themselves run both anyway. */
const onPreactToo = 'beyond blog carousel checkout-address every-page forms header pages promotion search'
  .split(' ')
  .map((name) => `tests/browser/${name}.test.ts`);

/** Two groups, one after the other: a browser and twenty workers on two cores would only time each other out. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [browserTests, '**/node_modules/**'],
          testTimeout: minute / 2,
          hookTimeout: minute,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [browserTests],
          globalSetup: ['tests/browser/serve-variants.ts'],
          testTimeout: minute,
          hookTimeout: 2 * minute,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser on preact',
          include: onPreactToo,
          globalSetup: ['tests/browser/serve-preact.ts'],
          testTimeout: minute,
          hookTimeout: 2 * minute,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
