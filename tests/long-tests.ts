/**
 * The groups of tests that take too long to run after every change: `npm run test:all` runs them, `npm test` doesn't. A
 * file or a test joins one by its tag: `@module-tag long/kill` or `{ tags: ['long/kill'] }`. Each group has smaller
 * tests in `npm test` that guard against the same faults, so that few are found only at night.
 */
export type LongGroup = {
  name: `long/${string}`;
  description: string;
  /** The smaller tests: a file, and the title of a test in it. */
  guardedBy: readonly (readonly [file: string, title: string])[];
};

export const longGroups: readonly LongGroup[] = [
  {
    name: 'long/edits',
    description: 'Many edits of a site: after each, a build that goes on is held against one from nothing.',
    guardedBy: [
      [
        'tests/differential/few-edits.test.ts',
        'a small site is the same to the byte after each of 5 edits, built on what was there and from nothing',
      ],
      [
        'tests/check/check-cache.test.ts',
        'a typed value is found in an article that was not changed, once it has a name',
      ],
    ],
  },
  {
    name: 'long/uses',
    description: 'Values of a site are changed in turn: the pages that change are the pages that were named.',
    guardedBy: [
      ['tests/plan/reads.test.ts', 'holds every value that changes the page'],
      ['tests/cli/edit/opening.test.ts', 'opening the fields of a small site writes nothing'],
    ],
  },
  {
    name: 'long/kill',
    description: 'A build is killed at any moment.',
    guardedBy: [
      [
        'tests/write/faults.test.ts',
        'a process that dies at any step leaves whole files, and the next command makes them one site',
      ],
    ],
  },
  {
    name: 'long/faults',
    description: 'The disk is full, refuses or loses files at any step of a build.',
    guardedBy: [
      [
        'tests/write/faults.test.ts',
        'a process that dies at any step leaves whole files, and the next command makes them one site',
      ],
      ['tests/write/refused-cache.test.ts', '%s, with %s'],
      ['tests/cli/edit/faults.test.ts', 'at %s: nothing is half written, and it is said'],
    ],
  },
  {
    name: 'long/fuzz',
    description: 'Random inputs, and huge ones.',
    guardedBy: [
      ['tests/hostile/no-crash.test.ts', '20,000 times: %s'],
      ['tests/hostile/no-crash.test.ts', 'signs of patterns in a word that addresses are made of'],
      ['tests/mistakes.test.ts', '%s'],
      ['tests/fix.test.ts', '%s'],
    ],
  },
  {
    name: 'long/mistakes',
    description:
      'A message is told of many values, in every folder, beside the one that is always tried, and in the editor as well.',
    guardedBy: [
      ['tests/mistakes.test.ts', '%s'],
      [
        'tests/cli/edit/typed/mistakes.test.ts',
        'a mistake of several folders is told as `site check` tells it, and not saved',
      ],
    ],
  },
  {
    name: 'long/fixes',
    description:
      '`site check --fix` leaves every mistake alone that has no one safe answer, and mends many values in one way.',
    guardedBy: [
      ['tests/mistakes.test.ts', '%s'],
      ['tests/fix.test.ts', '%s'],
    ],
  },
  {
    name: 'long/hints',
    description:
      'What hints say to write is written and checked again, of every sample and of 2,000 random mistakes.',
    guardedBy: [['tests/mistakes/hints.test.ts', 'what a hint of a random mistake says to write is right']],
  },
  {
    name: 'long/manual',
    description: 'docs/ is built as a website, with its pictures, and looked at in a browser.',
    guardedBy: [
      ['tests/examples/manual.test.ts', 'each file of docs is a chapter'],
      ['tests/examples/manual.test.ts', 'npm run manual writes the chapters and runs a command on them'],
    ],
  },
  {
    name: 'long/recipes',
    description: 'What the documentation shows is followed step by step in a copy of the repository.',
    guardedBy: [
      [
        'tests/recipes/edits-fit.test.ts',
        'each edit that docs/developing.md shows in this repository finds its lines once',
      ],
      ['tests/kinds/own-code.test.ts', 'builds, and its code answers'],
      ['tests/architecture.test.ts', 'fails for $files'],
    ],
  },
  {
    name: 'long/packing',
    description: 'The package is packed twice, installed, and makes sites.',
    guardedBy: [
      ['tests/package-files.test.ts', 'the package holds what a site needs, and neither sources nor tests'],
    ],
  },
  {
    name: 'long/servers',
    description: 'nginx, Caddy and Apache serve the academy, and two sites at once.',
    guardedBy: [
      ['tests/hosting/host-files.test.ts', 'in what nginx, Caddy and Apache read'],
      ['tests/hosting/host-files.test.ts', 'the rules for %s of a site at %j apply to nothing outside it'],
      ['tests/hosting/host-files.test.ts', 'name the type of every kind of file'],
    ],
  },
  {
    name: 'long/branches',
    description: 'Branches of any form are built, cloned and edited.',
    guardedBy: [
      ['tests/branches/taken-out.test.ts', 'of %s'],
      ['tests/branches/own-code.test.ts', 'all three layers are laid over each other, file by file'],
      ['tests/branches/clone-branch.test.ts', 'has converted prices as its own'],
    ],
  },
  {
    name: 'long/shards',
    description: 'A site is built in any number of shards.',
    guardedBy: [['tests/shards/same-site.test.ts', 'are the site as one build writes it: %i']],
  },
  {
    name: 'long/look',
    description: 'Each part of the templates is changed in turn.',
    guardedBy: [['tests/render/part-versions.test.ts', 'a component belongs to the sections that import it']],
  },
  {
    name: 'long/clock',
    description: 'What takes as long as a clock says.',
    guardedBy: [
      [
        'tests/cli/serving.test.ts',
        'watch builds by itself on the day of the next change, which it says once; with --at it stays on its day',
      ],
    ],
  },
  {
    name: 'long/days',
    description: 'A site is built on each of many days.',
    guardedBy: [
      ['tests/content/schedule.test.ts', 'each moment is named with what changes and the line that says so'],
      ['tests/content/passing-time.test.ts', 'leaves nothing behind on the day after'],
    ],
  },
  {
    name: 'long/checkers',
    description: 'What takes a checker that is a program of its own.',
    guardedBy: [['tests/content/html.test.ts', 'every kind of page is valid HTML']],
  },
  {
    name: 'long/widths',
    description: 'Pages, and the editor in each state, in windows of every width.',
    guardedBy: [
      [
        'tests/browser/editor/states.test.ts',
        'has no barrier in any state, loses nothing at an edge, and never scrolls sideways',
      ],
      [
        'tests/browser/judge-site.ts',
        '%s has no barrier, no complaint, no layout shift and never scrolls sideways, in one window',
      ],
    ],
  },
  {
    name: 'long/cases',
    description:
      'The same in further windows, on further pages, with further words, commands, files or answers of somebody.',
    guardedBy: [
      [
        'tests/browser/watch.test.ts',
        'shows a mistake over the last good page, as the terminal does, until it is put right',
      ],
      ['tests/cli/serving.test.ts', 'watch opens the browser at its address, and follows what is saved'],
      [
        'tests/cli/edit/publish.test.ts',
        'brings together, value by value, what two have changed in one file',
      ],
      ['tests/browser/search.test.ts', 'the search for “%s”, which pages link to, comes with its count'],
      [
        'tests/browser/course-page.test.ts',
        'at $width × $height shows price, button and what is included, for every course',
      ],
    ],
  },
  {
    name: 'long/editor',
    description:
      'What somebody does in the editor, with a finger and in Firefox, and what they do less often, with keys too.',
    guardedBy: [
      ['tests/browser/editor/walk-journeys.ts', 'a price is raised'],
      [
        'tests/browser/editor/outline.test.ts',
        'a section is moved from the keyboard, the page follows, and undoing it leaves the file as it was',
      ],
      [
        'tests/cli/edit/entries.test.ts',
        'is what `site new` writes, as a draft, and undoing it takes it away',
      ],
      ['tests/cli/edit/publish.test.ts', 'says in the commit what “site diff” says'],
      [
        'tests/cli/edit/branch.test.ts',
        'a branch’s own value is taken back to head office’s, beside others that stay',
      ],
    ],
  },
  {
    name: 'long/preact',
    description: 'The second client runtime.',
    guardedBy: [
      [
        'tests/browser/first-visit.test.ts',
        'the two runtimes differ in nothing but the checkout’s form: all other behaviour is the same code',
      ],
    ],
  },
];
