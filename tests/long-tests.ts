/**
 * The groups of tests that take too long to be run after every change: `npm run test:all` runs them, `npm test` doesn't. A
 * file or a test joins one by its tag: `@module-tag long/kill` or `{ tags: ['long/kill'] }`. Each group has smaller tests
 * that `npm test` runs and that guard the same, so that a fault of that kind is rarely found at night alone.
 */
export type LongGroup = {
  /** The tag. */
  name: `long/${string}`;
  description: string;
  /** The smaller tests: a file, and the title of a test in it. */
  guardedBy: readonly (readonly [file: string, title: string])[];
};

export const longGroups: readonly LongGroup[] = [
  {
    name: 'long/edits',
    description:
      'Many edits of a site, after each of which a build that goes on is held against one from nothing.',
    guardedBy: [],
  },
  {
    name: 'long/uses',
    description: 'Every value of a site is changed, and the pages that change are those that were named.',
    guardedBy: [],
  },
  {
    name: 'long/kill',
    description: 'A build is killed at any moment.',
    guardedBy: [],
  },
  {
    name: 'long/faults',
    description: 'The disk is full, refuses, or loses files at any step of a build.',
    guardedBy: [],
  },
  {
    name: 'long/fuzz',
    description: 'Random and huge inputs.',
    guardedBy: [],
  },
  {
    name: 'long/recipes',
    description: 'What the documentation shows is done step by step, in copies of the repository.',
    guardedBy: [],
  },
  {
    name: 'long/packing',
    description: 'The package is packed, twice, installed and used.',
    guardedBy: [],
  },
  {
    name: 'long/servers',
    description: 'nginx and Caddy serve the academy.',
    guardedBy: [],
  },
  {
    name: 'long/branches',
    description: 'Branches of any form, built, cloned and edited.',
    guardedBy: [],
  },
  {
    name: 'long/shards',
    description: 'A site in any number of shards.',
    guardedBy: [],
  },
  {
    name: 'long/look',
    description: 'Each part of the templates that a change can concern.',
    guardedBy: [],
  },
  {
    name: 'long/clock',
    description: 'What takes as long as a clock says.',
    guardedBy: [],
  },
  {
    name: 'long/widths',
    description: 'Pages in windows of every width.',
    guardedBy: [],
  },
  {
    name: 'long/preact',
    description: 'The second client runtime.',
    guardedBy: [],
  },
];
