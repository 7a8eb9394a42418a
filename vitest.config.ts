import { defineConfig } from 'vitest/config';

const browserTests = 'tests/browser/**/*.test.ts';
const minute = 60_000;

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
    ],
  },
});
