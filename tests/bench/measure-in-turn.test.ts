import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureInTurn, type Step } from '../../bench/measure/measure-in-turn.ts';

let folder = '';
const calls: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-measured-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('steps take turns, and one that fails is left out from then on', async () => {
  const results = await measureInTurn(
    [step('one', 'exit 0'), step('two', 'echo no such option >&2; exit 3'), step('three', 'exit 0')],
    2,
    () => calls.push('round'),
  );
  expect(calls).toEqual(['one 0', 'two 0', 'three 0', 'round', 'one 1', 'three 1', 'round']);
  expect(results.map((result) => ('runs' in result ? result.runs.length : result.failed))).toEqual([
    2,
    expect.stringMatching(/ended with 3:\nno such option/),
    2,
  ]);
});

test('a build that did not do its work is no result', async () => {
  const [result] = await measureInTurn([step('idle', 'exit 0', 'something else')], 1, () => {});
  expect(result).toHaveProperty('failed', expect.stringContaining('something else'));
});

function step(label: string, script: string, text = 'finished'): Step {
  const file = join(folder, `${label}.html`);
  return {
    who: 'test',
    label,
    prepare: async (run) => {
      calls.push(`${label} ${run}`);
      await writeFile(file, 'finished');
    },
    command: { program: 'sh', args: ['-c', script], cwd: folder },
    shows: () => ({ file, text }),
  };
}
