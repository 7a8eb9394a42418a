import { expect, test } from 'vitest';
import { type RunSite, runEach } from '../../../cli/all/run-each.ts';
import { type CliOptions, decideOptions } from '../../../cli/options.ts';

const sites = ['one', 'two', 'three', 'four', 'five'].map((root) =>
  decideOptions({ root, format: 'text' }, new Date(0)),
);
const nameOf = ({ root }: CliOptions) => root.split(/[\\/]/).at(-1) ?? '';

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
  const ran = await runEach(sites, by('here'), { helpers: [slow, by('quick')], atOnce: 2 });
  expect(ran.map(({ options }) => nameOf(options))).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(begun[0]).toBe('one here');
  expect(begun.map((one) => one.split(' ')[0]).toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
});

test('one that fails doesn’t stop the others', async () => {
  const { by } = recorder((name) => (name === 'one' || name === 'three' ? 1 : 0));
  const ran = await runEach(sites, by('here'), { helpers: [by('a'), by('b')], atOnce: 1 });
  expect(ran.map(({ exitCode }) => exitCode)).toEqual([1, 0, 1, 0, 0]);
});

test('after one that was interrupted no other begins', async () => {
  const { begun, by } = recorder((name) => (name === 'two' ? 130 : 0));
  const ran = await runEach(sites, by('here'), { helpers: [by('a'), by('b')], atOnce: 1 });
  expect(begun).toEqual(['one here', 'two here', 'three a', 'four b']);
  expect(ran.map(({ exitCode }) => exitCode)).toEqual([0, 130, 0, 0]);
});

test('nothing follows a first that was interrupted', async () => {
  const { begun, by } = recorder(() => 130);
  expect(await runEach(sites, by('here'), { helpers: [by('a')], atOnce: 1 })).toHaveLength(1);
  expect(begun).toEqual(['one here']);
});

test('a helper begins a second site once its first is made, and the runner of the first site two at once', async () => {
  const begun: string[] = [];
  let running = 0;
  let end = () => {};
  const helped = new Promise<void>((resolve) => {
    end = resolve;
  });
  const counted =
    (runner: string, wait: (name: string) => Promise<void>): RunSite =>
    async (options) => {
      running += 1;
      begun.push(`${nameOf(options)} ${runner} ${running}`);
      await wait(nameOf(options));
      running -= 1;
      return { options, exitCode: 0, said: [] };
    };
  const here = counted('here', (name) => (name === 'one' ? Promise.resolve() : helped));
  const helper = counted('helper', async (name) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (name === 'five') end();
  });
  await runEach(sites, here, { helpers: [helper], atOnce: 2 });
  expect(begun).toEqual(['one here 1', 'two here 1', 'three here 2', 'four helper 3', 'five helper 3']);
});
