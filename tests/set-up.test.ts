/** What `npm run build` and `npm test` install, and their messages if this machine lacks something that they need. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exitCodes } from '../cli/exit-codes.ts';
import { addBrowser, fakeRepository, forTests, preload, shipped } from './set-up/fake-repository.ts';

const { runCommand }: { runCommand: (command: () => Promise<number>) => Promise<number> } = await import(
  join(import.meta.dirname, '../scripts/run-command.js')
);
const { incomplete }: { incomplete: number } = await import(
  join(import.meta.dirname, '../scripts/incomplete.js')
);
const later = { 'node_modules/shipped': { version: '2.0.0' } };
/** Whether a browser is searched for in places that don't depend on PATH. */
const hasBrowserAnyway = process.platform !== 'linux';

describe('the packages', () => {
  test('of a build are all that a build installs; tests add theirs to them', () => {
    const { folder, run, npmCalls } = fakeRepository();
    addBrowser(folder);
    expect(run('build', ['--at', '2026-11-22'])).toMatchObject({
      code: 0,
      out: 'site build --at 2026-11-22\n',
    });
    expect(npmCalls()).toEqual(['ci --omit=dev']);
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
    writeFileSync(join(folder, 'node_modules/shipped/kept'), '');
    expect(run('test').code).toBe(0);
    expect(npmCalls()).toEqual(['install --no-save --include=dev']);
    expect(existsSync(join(folder, 'node_modules/shipped/kept'))).toBe(true);
  });

  test('are installed once', () => {
    const { folder, run, npmCalls } = fakeRepository();
    addBrowser(folder);
    run('test');
    expect(npmCalls()).toEqual(['ci --include=dev']);
    for (const name of ['test', 'build', 'start']) expect(run(name).code).toBe(0);
    expect(npmCalls()).toEqual([]);
  });

  test('of tests stay where a build needs another version of something', () => {
    const { run, npmCalls, lock } = fakeRepository();
    run('test');
    lock({ ...later, ...forTests });
    npmCalls();
    expect(run('build').note).toContain('shipped is another version');
    expect(npmCalls()).toEqual(['install --no-save --include=dev']);
  });

  test.each([['build'], ['test']])('of an install that was killed count as none (%s)', (name) => {
    const { run, npmCalls, lock } = fakeRepository();
    run(name);
    lock({ ...later, ...forTests });
    expect(run(name, [], { FAKE_NPM: 'killed' }).code).toBe(137);
    lock({ ...shipped, ...forTests });
    npmCalls();
    run(name);
    expect(npmCalls()).toEqual([name === 'build' ? 'ci --omit=dev' : 'ci --include=dev']);
  });

  test('are exactly those of the lock file', () => {
    const { run, npmCalls } = fakeRepository();
    run('build');
    run('test', [], { FAKE_NPM: 'more' });
    expect(npmCalls()).toEqual(['ci --omit=dev', 'install --no-save --include=dev', 'ci --include=dev']);
  });
});

describe('where packages can’t be installed', () => {
  test.each([
    ['ENOTFOUND', 'npm’s registry can’t be reached (ENOTFOUND): connect this machine to the network'],
    ['EAI_AGAIN', 'npm’s registry can’t be reached (EAI_AGAIN): connect this machine to the network'],
    ['ECONNREFUSED', 'npm’s registry can’t be reached (ECONNREFUSED): connect this machine to the network'],
    ['E503', 'npm’s registry has a fault (E503): wait a few minutes'],
    ['ENOSPC', 'the disk is full (ENOSPC): free some space'],
  ])('one sentence says why and what to do (%s)', (code, sentence) => {
    const { run } = fakeRepository();
    for (const name of ['build', 'start', 'test']) {
      const ended = run(name, [], { FAKE_NPM: code });
      expect(ended).toMatchObject({ code: incomplete, out: '' });
      const [, why, ...others] = ended.note.trim().split('\n');
      expect(why).toContain(sentence);
      expect(others).toEqual([]);
    }
  });

  test('npm’s own words say what we don’t know', () => {
    const { code, note } = fakeRepository().run('build', [], { FAKE_NPM: 'EUSAGE' });
    expect(code).toBe(incomplete);
    expect(note).toContain(
      'npm error in words of its own\nThe packages could not be installed: npm, which ended',
    );
  });

  test('a missing npm is named', () => {
    const { code, note } = fakeRepository().run('build', [], { npm_execpath: '' });
    expect(code).toBe(incomplete);
    expect(note).toContain('there is no npm here');
  });

  test('what npm left half unpacked on a full disk, and called good, counts as none', () => {
    const { run, npmCalls } = fakeRepository();
    const { code, note } = run('build', [], { FAKE_NPM: 'torn' });
    expect(code).toBe(incomplete);
    expect(note).toContain('the disk is full (ENOSPC): free some space');
    expect(run('build').code).toBe(0);
    expect(npmCalls()).toEqual(['ci --omit=dev', 'ci --omit=dev']);
  });

  test('a build goes on with what there is once tests could not have theirs', () => {
    const { run, npmCalls } = fakeRepository();
    run('build');
    expect(run('test', [], { FAKE_NPM: 'ENOTFOUND' }).code).toBe(incomplete);
    npmCalls();
    expect(run('build').code).toBe(0);
    expect(npmCalls()).toEqual([]);
  });
});

describe.skipIf(hasBrowserAnyway)('tests without a browser', () => {
  const sentence = 'The tests in a browser were left out, because this machine has none: install Chromium';

  test('leave out those that need one, and say so', () => {
    const { code, out } = fakeRepository().run('test');
    expect(out).toContain('vitest run --tags-filter=!long/* --exclude=tests/browser/** --passWithNoTests');
    expect(out.trim().split('\n').slice(-2)).toEqual([
      expect.stringContaining(sentence),
      '3 passed, 0 failed',
    ]);
    expect(code).toBe(incomplete);
  });

  test('leave out all where only those were asked for', () => {
    const { code, out } = fakeRepository().run('test', ['tests/browser']);
    expect(out).toMatch(/2 passed, 0 failed\n$/);
    expect(code).toBe(incomplete);
  });

  test('end as any failed test does where one fails', () => {
    const { code, out } = fakeRepository().run('test', [], { FAKE_TEST: 'fails' });
    expect(out).toContain(sentence);
    expect(code).toBe(1);
  });

  test('that need none are complete', () => {
    const { code, out } = fakeRepository().run('test', ['unit']);
    expect(out).not.toContain(sentence);
    expect(code).toBe(0);
  });
});

describe('a full disk', () => {
  test('is told from a failed test', () => {
    const { folder, run } = fakeRepository();
    addBrowser(folder);
    const full = { NODE_OPTIONS: preload('ordinary-user.js', 'full-disk.js') };
    expect(run('test', [], { FAKE_TEST: 'fails' })).toMatchObject({ code: 1 });
    const { code, out } = run('test', [], { FAKE_TEST: 'fails', ...full });
    expect(out).toMatch(/The disk of .* was full during the tests.*free some space.*\n2 passed, 1 failed\n$/);
    expect(code).toBe(incomplete);
    expect(run('test', [], full)).toMatchObject({ code: 0 });
  });

  test('is no stack; other errors are', async () => {
    const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await runCommand(fail('ENOSPC'))).toBe(incomplete);
    await expect(runCommand(fail('EIO'))).rejects.toThrow('EIO');
  });
});

test('the exit code is the one that the command has', () => {
  expect(incomplete).toBe(exitCodes.incomplete);
});
