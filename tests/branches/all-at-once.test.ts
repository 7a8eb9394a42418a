import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { repository, runSite, startSite } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';
import { copySite, day } from '../content/site-copy.ts';

const all = (command: string, ...args: string[]) => [command, '--all', '--at', day, ...args];

test('each site is, byte for byte, what a build of its own makes of it', {
  tags: ['long/branches'],
  timeout: 240_000,
}, async () => {
  const root = await copySite(inject('shipped').root);
  await cp(path.join(repository, 'branches'), path.join(root, 'branches'), {
    recursive: true,
    filter: (from) => !['dist', '.site'].includes(path.basename(from)),
  });
  const { code, out } = await runSite(all('build'), root);
  expect([code, out]).toEqual([0, expect.stringMatching(/3 sites in .*: no errors\./)]);
  for (const branch of ['branches/nepal', 'branches/nepal/branches/nepali']) {
    const folder = path.join(root, branch);
    const together = readTree(path.join(folder, 'dist'));
    for (const made of ['dist', '.site']) await rm(path.join(folder, made), { recursive: true });
    expect((await runSite(['build', '--at', day], folder)).code).toBe(0);
    const alone = readTree(path.join(folder, 'dist'));
    const differing = [...alone].filter(([name, bytes]) => !together.get(name)?.equals(bytes));
    expect([together.size, differing.map(([name]) => name)]).toEqual([alone.size, []]);
  }
});

/** A small site with three branches, one of them nested in another. */
async function createFamily(): Promise<string> {
  const root = path.join(await mkdtemp(path.join(os.tmpdir(), 'site-family-')), 'main');
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  await writeBranch(root, 'branches/north', 'North Street Repairs');
  await writeBranch(root, 'branches/north/branches/corner', 'Corner Repairs');
  await writeBranch(root, 'branches/south', 'South Street Repairs');
  return root;
}

async function writeBranch(root: string, branch: string, name: string, more = ''): Promise<void> {
  const host = path.basename(branch);
  await mkdir(path.join(root, branch), { recursive: true });
  await writeFile(
    path.join(root, branch, 'site.yaml'),
    `extends: ../../site.yaml
name: ${name}
origin: https://${host}.example.com
contact:
  phone: "+44 20 7946 0456"
  email: ${host}@example.com
  office: { name: The workshop, street: 1 Example Street, city: London, postcode: EC1A 1AA, country: United Kingdom }
confirmed: [legal]
${more}`,
  );
}

let root: string;
beforeAll(async () => {
  root = await createFamily();
});

const home = (branch: string) =>
  readTree(path.join(root, branch, 'dist'))
    .get('index.html')
    ?.toString() ?? '';

test('a site that fails keeps its old output, and the others are built', async () => {
  const first = await runSite(all('build'), root);
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('4 sites in')]);
  await writeBranch(root, 'branches/north', 'North Road Repairs', 'nmae: wrong\n');
  await writeBranch(root, 'branches/south', 'South Road Repairs');
  const { code, out } = await runSite(all('build'), root);
  expect(code).toBe(1);
  expect(out).toMatch(/errors in branches\/north, branches\/north\/branches\/corner\.\n$/);
  expect(out).toMatch(/^branches\/north\nbranches\/north\/site\.yaml:\d+:1 error /m);
  expect(home('branches/north')).toContain('North Street Repairs');
  expect(home('branches/south')).toContain('South Road Repairs');
  await writeBranch(root, 'branches/north', 'North Street Repairs');
});

test('for other programs there is one object with a part for each site', async () => {
  const { code, out } = await runSite(all('check', '--format', 'json'), root);
  const { sites } = JSON.parse(out);
  expect(code).toBe(0);
  expect(sites.map((site: { root: string }) => path.relative(root, site.root))).toEqual([
    '',
    'branches/north',
    'branches/north/branches/corner',
    'branches/south',
  ]);
});

test.each([
  ['build', '--out'],
  ['check', '--base'],
])('%s --all refuses %s, which is for one site', async (command, option) => {
  const { code, note } = await runSite(all(command, option, '/elsewhere'), root);
  expect([code, note]).toEqual([2, expect.stringContaining(`${option} can’t be used with --all`)]);
});

test('the preview shows each site at a port of its own', async () => {
  await writeBranch(root, 'branches/south', 'South Road Repairs');
  await runSite(all('build'), root);
  const preview = startSite(all('preview'), root);
  const last = await preview.printed(/http:\/\/\S+ {2}branches\/south\n/);
  const [address = ''] = last.split(' ');
  expect(await (await fetch(address)).text()).toContain('South Road Repairs');
  await preview.interrupt();
});

/** In this order: the second reuses what the first has built, which saves it most of ten builds. */
describe('many branches, shared out among processes', { shuffle: false, tags: ['long/branches'] }, () => {
  const names = Array.from({ length: 9 }, (_, index) => `branches/street-${index + 1}`);
  let many: string;
  beforeAll(async () => {
    many = path.join(await mkdtemp(path.join(os.tmpdir(), 'site-many-')), 'main');
    await cp(path.join(repository, 'starter'), many, { recursive: true });
    for (const branch of names) await writeBranch(many, branch, `${branch} Repairs`);
  });
  const outputOf = (branch: string) => readTree(path.join(many, branch, 'dist'));

  test('after Ctrl-C no site is half there, and the next build goes through', async () => {
    const running = startSite(all('build'), many);
    await vi.waitUntil(() => existsSync(path.join(many, 'dist/index.html')), {
      timeout: 60_000,
      interval: 1,
    });
    expect(await running.interrupt()).toBe(130);
    const begun = names.filter((branch) => existsSync(path.join(many, branch, 'dist')));
    for (const branch of begun) expect(outputOf(branch).has('404.html'), branch).toBe(true);
    expect(begun.length).toBeLessThan(names.length);
    const { code, out } = await runSite(all('build'), many);
    expect([code, out]).toEqual([0, expect.stringContaining('10 sites in')]);
  });

  test('each is what a build of its own makes of it, and they are told in their order', async () => {
    await writeBranch(many, names[6] ?? '', 'Seventh', 'nmae: wrong\n');
    const { code, out } = await runSite(all('build'), many);
    expect([code, out]).toEqual([1, expect.stringContaining('10 sites in')]);
    expect(out).toMatch(/errors in branches\/street-7\.\n$/);
    expect(out.split('\n').filter((line) => names.includes(line))).toEqual(names);
    for (const branch of [names[0], names[8]].map(String)) {
      const together = outputOf(branch);
      const folder = path.join(many, branch);
      for (const made of ['dist', '.site']) await rm(path.join(folder, made), { recursive: true });
      expect((await runSite(['build', '--at', day], folder)).code).toBe(0);
      const differing = [...outputOf(branch)].filter(([name, bytes]) => !together.get(name)?.equals(bytes));
      expect([together.size > 0, differing.map(([name]) => name)]).toEqual([true, []]);
    }
  });
});
