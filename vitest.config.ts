import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compile } from './scripts/compile.js';
import { longGroups } from './tests/long-tests.ts';
import { SlowFirst } from './tests/setup/slow-first.ts';

const browserTests = 'tests/browser/**/*.test.ts';
/** What changes its process for good, such as V8's flags, so that no other file may share it. */
const loneTests = 'tests/**/*.alone.test.ts';
const minute = 60_000;

/** What builds whole sites or starts processes; all other tests are `unit`, the ones to run after each change. */
const siteTests = [
  'tests/bench/generated-site.test.ts',
  'tests/branches/**/*.test.ts',
  'tests/content/**/*.test.ts',
  'tests/cli/{clone,command-line,shell-word}.test.ts',
  'tests/differential/*-edits.test.ts',
  'tests/diff/raised-price.test.ts',
  'tests/documents/academy-documents.test.ts',
  'tests/examples/**/*.test.ts',
  'tests/faults/**/*.test.ts',
  'tests/hosting/{dockerfile,servers}.test.ts',
  'tests/media/{first-screen,watch}.test.ts',
  'tests/{package,package-managers}.test.ts',
  'tests/recipes/{follow-recipes,newcomer-mistakes,run-recipes}.test.ts',
  'tests/shards/shard-command.test.ts',
  'tests/plan/{plain-data,reads}.test.ts',
  'tests/schema/own-schemas.test.ts',
  'tests/uses/held-by-builds.test.ts',
  'tests/write/{damaged-state,kill,last-build,touched-output}.test.ts',
];

// Whoever starts vitest by itself has edited a source just now. Where it doesn't compile, esbuild has said why.
await compile();

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

function project(test: Settings): TestProjectInlineConfiguration {
  return {
    // The front door leads to the compiled program, as it is shipped: it starts sooner, and has its templates bundled
    // once. All other modules are the sources.
    resolve: { alias: [{ find: /^(?:\.\.\/)+renderer\/site\.ts$/, replacement: resolve('lib/index.js') }] },
    test: {
      server: { deps: { external: [/\/lib\/[\w-]+\.js$/] } },
      // A second is little on a busy machine, and nobody waits longer where all is well.
      expect: { poll: { timeout: minute / 2 } },
      testTimeout: 2 * minute,
      hookTimeout: 4 * minute,
      maxWorkers: 2,
      ...test,
    },
  };
}

/** The groups run one after the other: a browser and other workers on two cores would only time each other out. */
export default defineConfig({
  test: {
    tags: longGroups.map(({ name, description }) => ({ name, description })),
    sequence: { sequencer: SlowFirst },
    globalSetup: ['tests/setup/temporary-folder.ts'],
    projects: [
      project({
        name: 'unit',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [browserTests, loneTests, ...siteTests, '**/node_modules/**'],
        setupFiles: ['tests/setup/leave-nothing-behind.ts'],
        // No module of ours keeps state that decides a result, so files may share what one worker has loaded: it halves
        // the time. What a file leaves changed fails it (`guard-process.ts`).
        isolate: false,
        sequence: { groupOrder: 0 },
      }),
      project({ name: 'alone', include: [loneTests], isolate: true, sequence: { groupOrder: 0 } }),
      project({
        name: 'site',
        include: siteTests,
        globalSetup: ['tests/content/build-shipped.ts'],
        setupFiles: ['tests/setup/leave-nothing-behind.ts'],
        // As the command sets it: React has a slower build for development.
        env: { NODE_ENV: 'production' },
        isolate: false,
        sequence: { groupOrder: 0 },
      }),
      project({
        name: 'browser',
        include: [browserTests],
        globalSetup: ['tests/browser/serve-sites.ts'],
        setupFiles: ['tests/browser/leave-only-the-browser.ts'],
        // A worker keeps its modules from file to file, and with them one browser: restarting both took longer
        // than most files. No test leaves anything behind but that browser (`leave-only-the-browser.ts`).
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
