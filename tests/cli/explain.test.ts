import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { emptyFolder, smallSiteFolder } from './run-site.ts';

describe('site explain', () => {
  it('explains a message by its code: what it means, a wrong and a right example, what to do', async () => {
    const { code, out } = await runCommand(['explain', 'not-a-number'], await emptyFolder());
    expect(code).toBe(0);
    expect(out).toMatch(/^not-a-number {2}error, /);
    expect(out).toMatch(/\n\nWrong.*\n {4}price: £119\.99\n\nRight.*\n {4}price: 119\.99\n\n/);
    expect(out).not.toContain('accept:');
  });

  it('takes the code with the brackets in which messages have it', async () => {
    const folder = await emptyFolder();
    const bare = await runCommand(['explain', 'not-a-number'], folder);
    expect(await runCommand(['explain', '[not-a-number]'], folder)).toEqual(bare);
  });

  it('names the file of an example where the site has its folder, and no file otherwise', async () => {
    const clinic = path.join(import.meta.dirname, '../../examples/clinic');
    const academy = await runCommand(['explain', 'not-a-number'], path.join(import.meta.dirname, '../..'));
    expect(academy.out).toContain('\n\nWrong, for example in content/courses/');
    expect((await runCommand(['explain', 'not-a-number'], clinic)).out).toContain('\n\nWrong\n');
    const page = await runCommand(['explain', 'action-without-target'], clinic);
    expect(page.out).toContain('\n\nWrong, for example in content/pages/');
  });

  it('shows for a warning how it is accepted', async () => {
    const { out } = await runCommand(['explain', 'said-twice'], await emptyFolder());
    expect(out).toMatch(/^said-twice {2}warning, /);
    expect(out).toMatch(/accept:\n\s+- code: said-twice\n\s+file: .+\n\s+reason: /);
  });

  it('lists all codes by subject, each with a line', async () => {
    const { code, out } = await runCommand(['explain'], await emptyFolder());
    expect(code).toBe(0);
    expect(out).toMatch(/^Courses\n {2}comparison-cells +\S.+\.\n/m);
    expect(out.match(/^ {2}\S+ +\S.*$/gm)?.length).toBeGreaterThan(200);
  });

  it('gives the same to other programs as JSON', async () => {
    const { out } = await runCommand(['explain', 'said-twice', '--format', 'json'], await emptyFolder());
    const { version, explanations } = JSON.parse(out);
    expect([version, explanations.length]).toEqual([1, 1]);
    expect(explanations[0]).toMatchObject({ code: 'said-twice', severity: 'warning' });
  });

  it('explains what the site’s own kinds say', async () => {
    const folder = await emptyFolder();
    mkdirSync(path.join(folder, 'kinds/treatment'), { recursive: true });
    const text =
      '# Treatments\n\n## no-therapist\n\n> “{name}” has no therapist.\n\nNobody gives this treatment.\n\nAdd a therapist.\n';
    writeFileSync(path.join(folder, 'kinds/treatment/messages.md'), text);
    const { out } = await runCommand(['explain', 'no-therapist'], folder);
    expect(out).toBe('no-therapist  error, Treatments\n\nNobody gives this treatment.\n\nAdd a therapist.\n');
  });

  it('explains what a check says whose messages are made in code, in a branch too', async () => {
    const folder = await emptyFolder();
    const branch = path.join(folder, 'branches/quay');
    for (const one of ['kinds/boat', 'branches/quay/kinds'])
      mkdirSync(path.join(folder, one), { recursive: true });
    writeFileSync(path.join(folder, 'site.yaml'), 'name: Harbour\n');
    writeFileSync(path.join(branch, 'site.yaml'), 'extends: ../../site.yaml\n');
    const text = '# Boats\n\n## no-berth (warning)\n\nThis boat lies nowhere.\n\nGive it a berth.\n';
    writeFileSync(path.join(folder, 'kinds/boat/explanations.md'), text);
    for (const root of [folder, branch]) {
      const { out } = await runCommand(['explain', 'no-berth'], root);
      expect(out).toMatch(/^no-berth {2}warning, Boats\n\nThis boat lies nowhere\.\n\nGive it a berth\./);
    }
  });
});

describe('site check', () => {
  it('ends with how to find out more about the first message, and only where there is one', async () => {
    const folder = await smallSiteFolder();
    expect((await runCommand(['check'], folder)).out).not.toContain('site explain');
    const course = path.join(folder, 'content/courses/osce-weekend.yaml');
    writeFileSync(course, readFileSync(course, 'utf8').replace(/^price: .+$/m, 'price: 2O9'));
    const { out } = await runCommand(['check'], folder);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/: npx site explain not-a-number$/);
  });
});
