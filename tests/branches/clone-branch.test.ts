import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../cli/run-command.ts';
import { emptyFolder, smallSiteFolder } from '../cli/run-site.ts';
import { differences, readTree } from '../content/read-tree.ts';
import { day } from '../content/site-copy.ts';
import { branchFolders, copyBranches } from './copy-branches.ts';

const branches = await branchFolders();

describe('the branches of the shipped site', () => {
  it('are there, some of them extending another', () => {
    expect(branches).toEqual(expect.arrayContaining(['branches/nepal', 'branches/nepal/branches/nepali']));
  });

  it.each(branches)(
    '%s is the same website as a clone of it, byte for byte',
    { tags: ['long/branches'] },
    async (branch) => {
      const root = path.join(await copyBranches(), branch);
      // A clone is independent: it has no links to the others.
      const settings = await read(root, 'site.yaml');
      await put(root, 'site.yaml', settings.replace(/^alternates:\n(?: .*\n)+/m, ''));
      expect((await runCommand(['build', '--at', day], root)).code).toBe(0);
      const clone = await cloned(root);
      expect(differences(path.join(root, 'dist'), path.join(clone, 'dist'))).toEqual(['version.json']);
      const texts = [...readTree(path.join(clone, 'content'))].map(([, bytes]) => bytes.toString());
      expect(texts.filter((text) => /^(?:remove|replace|before|after):/m.test(text))).toEqual([]);
    },
  );
});

describe('a clone of a branch', () => {
  it('stands alone: what was laid over each other is one, what was left out is absent with all that led to it', async () => {
    const root = await smallSiteFolder();
    await put(
      root,
      'content/courses/oet.yaml',
      (await read(root, weekend)).replace(/^title: .*/m, 'title: OET'),
    );
    await put(
      root,
      post,
      `${await read(root, post)}\nSee [our courses](/blog) and [the other page](/other#top).\n`,
    );
    await put(root, 'content/pages/other.yaml', await read(root, 'content/pages/blog.yaml'));
    const withOther = (await read(root, 'site.yaml'))
      .replace('routes:\n', 'routes:\n  - { path: /other, page: other }\n')
      .replace(
        '  menu:\n',
        '  menu:\n    - { label: Other, to: "/other?a=b" }\n    - { label: Others, entries: [{ label: Other, to: /other }] }\n',
      );
    await put(root, 'site.yaml', withOther);
    const branch = path.join(root, 'branches/nepal');
    await put(branch, 'site.yaml', branchSite);
    await put(branch, 'content/courses/oet.yaml', 'remove: true\n');
    await put(branch, 'content/pages/other.yaml', 'remove: true\n');
    await put(
      branch,
      weekend,
      'price: 24000\noriginalPrice: null\nsubtitle: "{courses.osce-weekend.title} in Kathmandu"\n',
    );
    const built = await runCommand(['build', '--at', day], branch);
    expect(built.out).toMatch(/no problems\.$/m);

    const clone = await cloned(branch);
    expect(differences(path.join(branch, 'dist'), path.join(clone, 'dist'))).toEqual(['version.json']);
    const site = parse(await read(clone, 'site.yaml'));
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(['extends']));
    expect(site.routes.map(({ path: at }: { path: string }) => at)).toEqual(['/', '/blog', '/blog/:slug']);
    expect(site.header.menu.map(({ label }: { label: string }) => label)).toEqual(['Courses', 'Blog']);
    expect(site.contact).toEqual({
      phone: '+977 1 000 0000',
      email: 'np@example.com',
      whatsapp: '+977 980 000 0000',
      office: { city: 'Kathmandu', street: '1 Example Marg', country: 'Nepal' },
    });
    await expect(access(path.join(clone, 'content/courses/oet.yaml'))).rejects.toThrow();
    await expect(access(path.join(clone, 'content/pages/other.yaml'))).rejects.toThrow();
    expect(await read(clone, post)).toContain('See [our courses](/blog) and the other page.');
    const course = parse(await read(clone, weekend));
    expect(course).toMatchObject({ price: 24_000, subtitle: '{courses.osce-weekend.title} in Kathmandu' });
    const { originalPrice: _removed, ...inherited } = parse(await read(root, weekend));
    expect(course).toEqual({ ...inherited, price: 24_000, subtitle: course.subtitle });
    expect(await read(clone, 'content/pages/home.yaml')).toBe(await read(root, 'content/pages/home.yaml'));
  });

  it('has converted prices as its own', async () => {
    const root = await smallSiteFolder();
    const branch = path.join(root, 'branches/nepal');
    const rate = 'prices: { from: GBP, rate: 172.5, roundTo: 100 }\n';
    await put(branch, 'site.yaml', `${branchSite}${rate}`);
    await put(branch, 'content/wording.yaml', 'money: { converted: "about {price}" }\n');
    const clone = await cloned(branch);
    expect(parse(await read(clone, weekend))).toMatchObject({ price: 43_000, originalPrice: 51_600 });
    expect(Object.keys(parse(await read(clone, 'site.yaml')))).not.toContain('prices');
    const page = await read(clone, 'dist/index.html');
    expect(page).toContain('43,000');
    expect(page).not.toContain('£');
  });

  it('is not made of one that still owes its base something', async () => {
    const root = await smallSiteFolder();
    const branch = path.join(root, 'branches/nepal');
    await put(branch, 'site.yaml', 'extends: ../../site.yaml\n');
    const target = path.join(await emptyFolder(), 'new');
    const { code, out } = await runCommand(['clone', target], branch);
    expect([code, out]).toEqual([1, expect.stringContaining('“contact.phone”')]);
    await expect(access(target)).rejects.toThrow();
  });

  it('is written neither into the branch nor into what it extends', async () => {
    const root = await smallSiteFolder();
    await put(path.join(root, 'branches/nepal'), 'site.yaml', branchSite);
    for (const target of ['branches/nepal/new', 'branches/new', 'new']) {
      const ended = await runCommand(['clone', path.join(root, target)], path.join(root, 'branches/nepal'));
      expect([ended.code, ended.out]).toEqual([1, expect.stringContaining('[clone-into-itself]')]);
    }
  });
});

const weekend = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';
const branchSite = `extends: ../../site.yaml
name: Harbour Nepal
origin: https://np.example.com
currency: NPR
timeZone: Asia/Kathmandu
contact:
  placeholder: null
  phone: +977 1 000 0000
  email: np@example.com
  whatsapp: +977 980 000 0000
  office: { street: 1 Example Marg, city: Kathmandu, postcode: null, country: Nepal }
`;

async function cloned(root: string): Promise<string> {
  const target = path.join(await emptyFolder(), 'clone');
  const { code, out } = await runCommand(['clone', target, '--at', day], root);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Built \d+ pages/m)]);
  return target;
}

async function put(root: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

function read(root: string, name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8');
}
