/** The workflows of this repository and of new sites: their permissions, and the commands they run. */
import { spawnSync } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteWorkflows, workflowsIn } from '../../cli/scaffold/repository-files.ts';
import { runCommand } from '../cli/run-command.ts';
import { emptyFolder, repository, smallSiteFolder } from '../cli/run-site.ts';
import { openWorkflowParser } from './open-workflow-parser.ts';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  permissions?: Record<string, string>;
  steps: Step[];
  if?: string;
  strategy?: { matrix: { node: string[] } };
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

async function workflow(name: string): Promise<Workflow> {
  const file = workflowsIn(repository).find((one) => one.name.endsWith(`/${name}`));
  return parse(await readFile(file?.copyOf ?? '', 'utf8'));
}

const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

const { engines } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));

describe.each(workflowsIn(repository).map(({ name }) => path.basename(name)))('%s', (name) => {
  it('is a workflow to GitHub’s own parser', async () => {
    const parse = openWorkflowParser();
    const written = await readFile(path.join(repository, '.github/workflows', name), 'utf8');
    expect(await parse(name, written)).toEqual([]);
    expect(await parse(name, written.replace('runs-on:', 'run-on:'))).not.toEqual([]);
  });

  it('never runs foreign code with rights', async () => {
    const { on, permissions, jobs } = await workflow(name);
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([]);
    const writing = Object.values(jobs).filter((job) =>
      Object.values(job.permissions ?? {}).includes('write'),
    );
    for (const { steps } of writing) {
      // GitHub’s own action takes what a job without rights has built, and runs none of it.
      const foreign = steps.filter(({ uses = '' }) => !uses.startsWith('actions/deploy-pages@'));
      expect(foreign.flatMap(({ uses }) => uses ?? [])).toEqual([]);
      expect(steps.map(({ run = '' }) => run).join()).not.toMatch(/\b(?:npm|npx|node|git)\b/);
    }
  });

  it('puts nothing that somebody else has written into a script', async () => {
    const scripts = stepsOf(await workflow(name)).flatMap(({ run }) => run ?? []);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
    for (const input of scripts)
      expect(spawnSync('bash', ['-n'], { input, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('names the version of each action, and keeps no token on the disk', async () => {
    const steps = stepsOf(await workflow(name)).filter(({ uses }) => uses !== undefined);
    expect(steps.filter(({ uses = '' }) => !/^actions\/[a-z-]+@v\d+\.\d+\.\d+$/.test(uses))).toEqual([]);
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

describe('the tests of this repository', () => {
  it('run on the oldest Node that is supported, and on the one that developers are told to take', async () => {
    const { jobs } = await workflow('ci.yml');
    const versions = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []);
    expect(versions).toContain(engines.node.replace('>=', ''));
    expect(versions).toContain((await readFile(path.join(repository, '.nvmrc'), 'utf8')).trim());
  });
});

describe('a new site', () => {
  it('begins with them', async () => {
    const folder = await emptyFolder();
    expect((await runCommand(['init'], folder)).code).toBe(0);
    for (const { name } of siteWorkflows()) await access(path.join(folder, name));
    expect(siteWorkflows()).toHaveLength(2);
  });

  it('keeps those that it has', async () => {
    const site = await smallSiteFolder();
    await mkdir(path.join(site, '.github/workflows'), { recursive: true });
    await writeFile(path.join(site, '.github/workflows/own.yml'), 'name: Own\n');
    const target = path.join(await emptyFolder(), 'copy');
    await runCommand(['clone', target, '--at', '2026-11-22'], site);
    await access(path.join(target, '.github/workflows/own.yml'));
    await expect(access(path.join(target, '.github/workflows/site.yml'))).rejects.toThrow();
  });
});
