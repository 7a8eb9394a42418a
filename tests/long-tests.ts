/**
 * The groups of tests that take too long for every change: `npm run test:all` runs them, `npm test` doesn't. A file or a
 * test joins one by its tag, `@module-tag long/…` or `{ tags: ['long/…'] }`. Of each group, what it holds is held in small
 * by tests of `npm test`, so that a fault of that kind is rarely found at night alone.
 */
export type LongGroup = {
  /** The tag. */
  name: `long/${string}`;
  description: string;
  /** The smaller tests that guard the same: a file, and the title of a test or of a group in it. */
  guardedBy: readonly (readonly [file: string, title: string])[];
};

export const longGroups: readonly LongGroup[] = [
];
