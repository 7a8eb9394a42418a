/** Runs the lines of the recipes as the machines would, and simulates what the machines do in between. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repository, runSite } from '../cli/run-site.ts';
import { readWhole } from '../shards/read-whole.ts';
import { readRecipe, readText } from './read-recipe.ts';

type Values = Readonly<Record<string, string>>;
type Step = { run?: string; uses?: string; env?: Values; with?: Values };

let work = '';

/** Makes `npx site` the command of this repository. Pictures are made beforehand: they take the longest. */
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'site-recipes-'));
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(repository, 'bin/site.js')}" "$@"\n`;
  mkdirSync(join(work, 'bin'));
  writeFileSync(join(work, 'bin/npx'), npx);
  chmodSync(join(work, 'bin/npx'), 0o755);
  cpSync(join(repository, 'starter'), join(work, 'site'), { recursive: true });
  appendFileSync(join(work, 'site/site.yaml'), '\nhosting: apache\n');
  await runSite(['build', '--out', '../first/dist'], join(work, 'site'));
}, 60_000);

test('the workflow for GitHub builds the site, whatever machine has which shard', {
  tags: ['long/recipes'],
  timeout: 120_000,
}, async () => {
  const [workflow] = readRecipe('github-actions.yml');
  const { moment, shard, merge } = Object(Object(workflow).jobs);
  const output = join(work, 'output');
  for (const step of moment.steps) run(step.run, newCheckout('moment'), { GITHUB_OUTPUT: output });
  const at = readFileSync(output, 'utf8').trim().replace('at=', '');
  const numbers: number[] = shard.strategy.matrix.shard;
  for (const number of numbers) {
    const known = {
      'matrix.shard': String(number),
      'strategy.job-total': String(numbers.length),
      'needs.moment.outputs.at': at,
    };
    playSteps(shard.steps, newCheckout(`github-${number}`), known);
  }
  const last = newCheckout('github-merge');
  playSteps(merge.steps, last, {});
  expect(readWhole(join(last, 'dist'))).toEqual(await buildAlone(at));
  const published = readdirSync(join(work, 'artifacts/site')).toSorted();
  expect(published).toContain('.htaccess');
  expect(published).toEqual(readdirSync(join(last, 'dist')).toSorted());
  expect(readdirSync(join(work, 'artifacts')).toSorted()).toEqual([
    ...numbers.map((number) => `shard-${number}`),
    'site',
  ]);
});

test('the jobs for Kubernetes build the site in pods that share a volume', {
  tags: ['long/recipes'],
  timeout: 120_000,
}, async () => {
  const [, shards] = readRecipe('kubernetes/shards.yaml');
  const [merge] = readRecipe('kubernetes/merge.yaml');
  const at = '2026-11-22T06:00:00Z';
  const count: number = Object(shards).spec.completions;
  const env = { AT: at, RUN: 'one', SHARDS: String(count) };
  const shared = join(work, 'shared');
  for (let index = 0; index < count; index += 1)
    runPod(shards, { shared, env: { ...env, JOB_COMPLETION_INDEX: String(index) } });
  runPod(merge, { shared, env });
  expect(readWhole(join(shared, 'site/dist'))).toEqual(await buildAlone(at));
  expect(readdirSync(join(shared, 'shards'))).toEqual([]);
});

describe('the script for Kubernetes', () => {
  const completed = 'SuccessCriteriaMet Complete';
  const failed = 'FailureTarget Failed';

  test('ends once both jobs have completed', () => {
    const { status, asked, slept } = runScript({ shards: ['', '', completed], merge: ['', completed] });
    expect(status).toBe(0);
    expect(slept).toBe(15);
    expect(asked.filter((line) => line.startsWith('apply -f ') && line !== 'apply -f -')).toEqual([
      'apply -f shards.yaml',
      'apply -f merge.yaml',
    ]);
  });

  test('ends soon after a job has failed, with the log of each pod that has', () => {
    const { status, asked, slept, told } = runScript({ shards: ['', 'FailureTarget', failed], merge: [] });
    expect(status).toBe(1);
    expect(slept).toBe(10);
    expect(told).toContain('log of pod/site-shards-2\nlog of pod/site-shards-5\n');
    expect(told).toContain('The job site-shards has failed.\n');
    expect(asked).not.toContain('apply -f merge.yaml');
    expect(runScript({ shards: [completed], merge: [failed] })).toMatchObject({
      status: 1,
      told: expect.stringContaining('The job site-merge has failed.\n'),
    });
  });

  test('ends after half an hour if a job does neither', { tags: ['long/recipes'] }, () => {
    const { status, slept, told } = runScript({ shards: [''], merge: [] });
    expect([status, slept]).toEqual([1, 30 * 60]);
    expect(told).toContain('The job site-shards has not ended within 30 minutes.\n');
  });
});

test('a site that Turborepo has brought back can be built again', {
  tags: ['long/recipes'],
  timeout: 120_000,
}, async () => {
  const { tasks } = Object(readRecipe('turbo.json')[0]);
  const kept: string[] = tasks.build.outputs.map((pattern: string) => pattern.replace('/**', ''));
  const first = newCheckout('turbo-first');
  expect((await runSite(['build', '--at', '2026-11-22'], first)).code).toBe(0);
  const second = newCheckout('turbo-second');
  for (const name of kept) cpSync(join(first, name), join(second, name), { recursive: true });
  const { code, out } = await runSite(['build', '--at', '2026-11-23'], second);
  expect([code, out]).toEqual([0, expect.stringContaining('into dist: no problems.')]);
  const third = newCheckout('turbo-third');
  cpSync(join(first, 'dist'), join(third, 'dist'), { recursive: true });
  // Without .site/output it is unknown whether a page of an earlier build was the program’s own.
  writeFileSync(join(third, 'dist/gone.html'), 'A page that there was.');
  expect((await runSite(['build', '--at', '2026-11-23'], third)).out).toContain('[output-not-ours]');
});

test('large-sites.md shows the lines that the recipes have', () => {
  const page = readFileSync(join(repository, 'docs/large-sites.md'), 'utf8');
  for (const file of [
    'github-actions.yml',
    'kubernetes/shards.yaml',
    'kubernetes/merge.yaml',
    'kubernetes/run.sh',
    'kubernetes/Dockerfile',
    'kubernetes/.dockerignore',
    'turbo.json',
  ]) {
    expect(page).toContain(`(recipes/${file})`);
    expect(readText(file)).not.toBe('');
  }
});

/** The reported states of each job in turn; the last one repeats. In each job, pods 2 and 5 have failed. */
type JobStates = Readonly<Record<'shards' | 'merge', readonly string[]>>;

/** On a simulated cluster that only answers, and without waiting. */
function runScript(states: JobStates) {
  const folder = mkdtempSync(join(work, 'cluster-'));
  for (const [job, lines] of Object.entries(states))
    writeFileSync(join(folder, `site-${job}`), lines.map((line) => `${line}\n`).join(''));
  const kubectl = `#!/bin/sh
cd "${folder}"
echo "$*" >> asked
case "$*" in
  'get job/'*) echo x >> "$2.count"; sed -n "$(wc -l < "$2.count")p;\\$p" "\${2#job/}" | head -n 1 ;;
  'get pods --selector=job-name=site-'*' --field-selector=status.phase=Failed -o name')
    job=\${3#--selector=job-name=}; echo "pod/$job-2"; echo "pod/$job-5" ;;
  'logs '*' pod/'*) for pod in "$@"; do :; done; echo "log of $pod" ;;
  'apply -f -') cat > /dev/null ;;
esac
`;
  mkdirSync(join(folder, 'job'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'slept'), '');
  writeFileSync(join(folder, 'bin/kubectl'), kubectl, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/sleep'), `#!/bin/sh\necho "$1" >> "${folder}/slept"\n`, { mode: 0o755 });
  const script = join(repository, 'docs/recipes/kubernetes/run.sh');
  const env = { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);
  const slept = linesOf('slept').reduce((sum, line) => sum + Number(line), 0);
  return { status, told: stderr, asked: linesOf('asked'), slept };
}

function newCheckout(name: string): string {
  const folder = join(work, name);
  cpSync(join(work, 'site'), folder, { recursive: true });
  return folder;
}

async function buildAlone(at: string): Promise<Map<string, string>> {
  const root = mkdtempSync(join(work, 'alone-'));
  cpSync(join(work, 'site'), root, { recursive: true });
  expect((await runSite(['build', '--at', at], root)).code).toBe(0);
  return readWhole(join(root, 'dist'));
}

/** Skips steps that install or cache something. */
function playSteps(steps: readonly Step[], folder: string, known: Values): void {
  for (const step of steps) {
    const { path = '', name = '', pattern = '', ...settings } = valuesOf(step.with, known);
    const isUploaded = (file: string) =>
      settings['include-hidden-files'] === 'true' || !basename(file).startsWith('.');
    if (step.uses?.startsWith('actions/upload-artifact@'))
      cpSync(join(folder, path), join(work, 'artifacts', name), { recursive: true, filter: isUploaded });
    if (step.uses?.startsWith('actions/download-artifact@'))
      for (const artifact of readdirSync(join(work, 'artifacts')))
        if (artifact.startsWith(pattern.replace('*', '')))
          cpSync(join(work, 'artifacts', artifact), join(folder, path, artifact), { recursive: true });
    if (step.run?.startsWith('npx ')) run(step.run, folder, valuesOf(step.env, known));
  }
}

/** Fills in `${{ … }}`; throws if one is unknown. */
function valuesOf(values: Values | undefined, known: Values): Values {
  const fill = (text: string) =>
    String(text).replace(/\$\{\{ (.+?) \}\}/g, (_, name: string) => {
      if (name === 'github.sha') return '0';
      const value = known[name];
      if (value === undefined) throw new Error(`nobody knows ${name}`);
      return value;
    });
  return Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, fill(value)]));
}

/** Runs the only container of a job. Its volume is a folder here. */
function runPod(job: unknown, { shared, env }: { shared: string; env: Values }): void {
  const { containers, volumes } = Object(job).spec.template.spec;
  const [{ command, args, volumeMounts }] = containers;
  expect(volumeMounts.map(({ name }: { name: string }) => name)).toEqual(
    volumes.map(({ name }: { name: string }) => name),
  );
  const [shell, ...options]: string[] = command;
  const lines: string[] = args.map((line: string) => line.replaceAll(volumeMounts[0].mountPath, shared));
  const image = mkdtempSync(join(work, 'pod-'));
  cpSync(join(work, 'site'), image, { recursive: true });
  execFileSync(shell ?? '', [...options, ...lines], { cwd: image, env: withPath(env), stdio: 'pipe' });
}

/** Runs a script as a step of a job. */
function run(script: string, cwd: string, env: Values): void {
  execFileSync('bash', ['-e', '-c', script], { cwd, env: withPath(env), stdio: 'pipe' });
}

function withPath(env: Values): Values {
  return { ...env, PATH: `${join(work, 'bin')}${delimiter}${process.env.PATH}` };
}
