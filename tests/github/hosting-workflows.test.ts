/** The workflows in docs/hosting.md: GitHub accepts them, and they build and publish as the text says. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../cli/run-site.ts';
import { openWorkflowParser } from './open-workflow-parser.ts';

type Step = { uses?: string; run?: string; env?: Record<string, string> };
type Workflow = { on: { schedule: { cron: string }[] }; jobs: Record<string, { steps: Step[] }> };

const text = readFileSync(path.join(repository, 'docs/hosting.md'), 'utf8');
const workflows = [
  ...text.matchAll(/^## (.+)\n(?:(?!^## ).*\n)*?```yaml\n(name: Publish\n[\s\S]*?)```/gm),
].map(([, host = '', written = '']) => ({ host, written }));
const own: Workflow = parse(readFileSync(path.join(repository, '.github/workflows/site.yml'), 'utf8'));

it('there is one for each host that GitHub publishes to', () => {
  expect(workflows.map(({ host }) => host)).toEqual(['GitHub Pages', 'Netlify', 'Cloudflare Pages']);
});

describe.each(workflows)('the workflow for $host', ({ written }) => {
  const { on, jobs }: Workflow = parse(written);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('is one to GitHub’s own parser', async () => {
    const judge = openWorkflowParser();
    expect(await judge('publish.yml', written)).toEqual([]);
    expect(await judge('publish.yml', written.replace('runs-on:', 'run-on:'))).not.toEqual([]);
  });

  it('builds after midnight as the shipped workflow does, and publishes what was built', () => {
    expect(on.schedule).toEqual(own.on.schedule);
    expect(steps.map(({ run }) => run)).toContain('npx site build --format github');
    expect(JSON.stringify(steps.slice(-2))).toMatch(/\bdist\b/);
  });

  it('puts nothing that comes from elsewhere into a script', () => {
    const scripts = steps.flatMap(({ run }) => run ?? []);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
    for (const input of scripts)
      expect(spawnSync('bash', ['-n'], { input, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});
