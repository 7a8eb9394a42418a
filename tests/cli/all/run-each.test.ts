import { expect, test } from 'vitest';
import { type RunSite, runEach } from '../../../cli/all/run-each.ts';
import { decideOptions, type Options } from '../../../cli/options.ts';

const sites = ['one', 'two', 'three', 'four', 'five'].map((root) =>
  decideOptions({ root, format: 'text' }, new Date(0)),
);
const nameOf = ({ root }: Options) => root.split(/[\\/]/).at(-1) ?? '';

function recorder(exitCodeOf: (name: string) => number = () => 0) {
  const begun: string[] = [];
  const by =
    (runner: string): RunSite =>
    async (options) => {
      begun.push(`${nameOf(options)} ${runner}`);
      await new Promise((resolve) => setImmediate(resolve));
      return { options, exitCode: exitCodeOf(nameOf(options)), said: [] };
    };
  return { begun, by };
}

test('the first goes ahead; each of the others is run once; they come back in their order', async () => {
  const { begun, by } = recorder();
  const slow: RunSite = async (options) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return by('slow')(options);
  };
  const ran = await runEach(sites, by('here'), [slow, by('quick')]);
  expect(ran.map(({ options }) => nameOf(options))).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(begun[0]).toBe('one here');
  expect(begun.map((one) => one.split(' ')[0]).toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
});

test('one that fails doesn’t stop the others', async () => {
  const { by } = recorder((name) => (name === 'one' || name === 'three' ? 1 : 0));
  const ran = await runEach(sites, by('here'), [by('a'), by('b')]);
  expect(ran.map(({ exitCode }) => exitCode)).toEqual([1, 0, 1, 0, 0]);
});

test('after one that was interrupted no other begins', async () => {
  const { begun, by } = recorder((name) => (name === 'two' ? 130 : 0));
  const ran = await runEach(sites, by('here'), [by('a'), by('b')]);
  expect(begun).toEqual(['one here', 'two a', 'three b']);
  expect(ran.map(({ exitCode }) => exitCode)).toEqual([0, 130, 0]);
});

test('nothing follows a first that was interrupted', async () => {
  const { begun, by } = recorder(() => 130);
  expect(await runEach(sites, by('here'), [by('a')])).toHaveLength(1);
  expect(begun).toEqual(['one here']);
});
