/** Commands that head office runs on all its branches at once. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { committedSite, git } from './commit-site.ts';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
const day = ['--at', '2026-11-22'];

let root = '';
const put = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

describe('drift --all', () => {
  beforeEach(async () => {
    root = await smallSiteFolder();
    for (const name of ['cork', 'accra'])
      await put(`branches/${name}/site.yaml`, 'extends: ../../site.yaml\n');
    await put(`branches/cork/${course}`, 'price: 300 # head office: 249, 2026-05-03\n');
    await put(
      `branches/accra/${course}`,
      'title: Weekend in Accra # head office: "OSCE Weekend", 2026-05-03\n',
    );
  });
  const raise = async () => {
    const file = path.join(root, course);
    await writeFile(file, (await readFile(file, 'utf8')).replace('price: 249', 'price: 279'));
  };

  it('names the branches in which something is to be settled, and ends with 1', async () => {
    expect(await runCommand(['drift', '--all', ...day], root)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/3 sites in .*: no changes to settle\./),
    });
    await raise();
    const { code, out } = await runCommand(['drift', '--all', ...day], root);
    expect(code).toBe(1);
    expect(out).toContain(`branches/cork/${course}:1:1 warning Head office changed the price`);
    expect(out).toMatch(/3 sites in .*: changes to settle in \S*branches\/cork\./);
    expect(out).toContain('This site is not a branch of another.');
  });

  it('is one object for other programs', async () => {
    await raise();
    const { out } = await runCommand(['drift', '--all', '--format', 'json', ...day], root);
    const { sites } = JSON.parse(out);
    expect(sites.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false]);
  });

  it('settles nothing: that is for each branch to do', async () => {
    for (const wrong of [
      ['--all', '--keep'],
      ['--list', '--take'],
      ['--all', '--take', course],
    ])
      expect((await runCommand(['drift', ...wrong], root)).code).toBe(2);
  });
});

describe('drift --list', () => {
  beforeEach(async () => {
    root = await smallSiteFolder();
    await put('branches/cork/site.yaml', 'extends: ../../site.yaml\n');
    await put(`branches/cork/${course}`, 'price: 300\nstudents: null\n');
    await put('branches/accra/site.yaml', 'extends: ../../site.yaml\ninherit: { courses: listed }\n');
    await put('branches/manila/site.yaml', 'extends: ../../site.yaml\n');
    await put(`branches/manila/${course}`, 'remove: true\n');
    await put('branches/manila/branches/cebu/site.yaml', 'extends: ../../site.yaml\n');
    await put(`branches/manila/branches/cebu/${course}`, 'price: 18000\n');
    await put(
      'branches/manila/content/posts/before-your-first-mock-exam.mdx',
      '---\n---\n\nSariling teksto.\n',
    );
  });

  it('says by the lines of head office which branch has what instead, and where', async () => {
    const { code, out } = await runCommand(['drift', '--list', '--all', ...day], root);
    expect(code).toBe(0);
    const [, prices = ''] = out.split('  price: 249\n');
    expect(prices).toMatch(
      new RegExp(
        `^    \\S*branches/cork/${course}:1  300\n    \\S*branches/manila/branches/cebu/${course}:1  18000\n`,
      ),
    );
    expect(out).toContain(`branches/cork/${course}:2  taken out\n`);
    expect(out).toContain('branches/accra/site.yaml:2  left out\n');
    expect(out).toContain(`branches/manila/${course}:1  left out\n`);
    expect(out).toContain('branches/manila/content/posts/before-your-first-mock-exam.mdx:4  its own text\n');
  });

  it('lists one branch, also for other programs', async () => {
    const { out } = await runCommand(
      ['drift', '--list', '--format', 'json', ...day],
      path.join(root, 'branches/cork'),
    );
    expect(JSON.parse(out).overrides).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'value',
          path: ['price'],
          was: 249,
          now: 300,
          own: { file: expect.stringContaining(course), line: 1, column: 1 },
        }),
      ]),
    );
  });
});

describe('diff --all', () => {
  it('says for each site what the edits change, and nothing of one that is new', async () => {
    const site = await committedSite('tests/fixtures/small-site', {
      'branches/cork/site.yaml':
        'extends: ../../site.yaml\nconfirmed: [origin, contact, social, community, forms, legal, testimonials, accreditations, shop]\n',
      [`branches/cork/${course}`]: 'price: 240\n',
    });
    await site.edit(course, 'title: OSCE Weekend', 'title: OSCE in a weekend');
    await site.put('branches/accra/site.yaml', 'extends: ../../site.yaml\n');
    const { code, out, note } = await site.diff(['--all']);
    expect(code).toBe(0);
    const [base = '', ...branches] = out.split(/^\S*branches\//m);
    expect([base, ...branches].map((part) => part.includes('OSCE in a weekend'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(note).toContain('the whole site is new');
    const comment = await site.diff(['--all', '--format', 'markdown']);
    expect(comment.out).toContain('branches/cork\n');
    expect(JSON.parse((await site.diff(['--all', '--format', 'json'])).out).sites).toHaveLength(3);
    expect((await site.diff(['--all', '--open'])).code).toBe(2);
    expect(git(site.root, 'status', '--porcelain')).not.toContain('dist');
  });
});
