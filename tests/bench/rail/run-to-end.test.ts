import { expect, test } from 'vitest';
import { createRun } from '../../../bench/rail/run-to-end.ts';

const here = import.meta.dirname;

test('what a program prints is kept, with its exit code', async () => {
  const run = createRun(new AbortController().signal);
  const script = "console.log('out'); console.error('err'); process.exitCode = 3;";
  expect(await run(process.execPath, ['-e', script], here)).toEqual({
    code: 3,
    printed: 'out\n',
    noted: 'err\n',
  });
});

test('a program that is not there is no throw', async () => {
  const run = createRun(new AbortController().signal);
  expect(await run('no-such-program', [], here)).toMatchObject({ code: 127, printed: '' });
});

test('an interruption ends a program that would run for ever, and is waited for', async () => {
  const stop = new AbortController();
  const ended = createRun(stop.signal)(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], here);
  stop.abort();
  expect(await ended).toMatchObject({ code: 128 });
});
