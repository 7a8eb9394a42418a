/**
 * The steps of the Dockerfile, as far as they can be run without Docker: the copied files exist, the lines of the first
 * stage build the website, and a real Caddy serves it with the very file of the second stage.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, repository } from '../cli/run-site.ts';
import { copyShipped } from '../content/build-copy.ts';
import { findProgram } from './find-program.ts';
import { caddy, type Started, startServer } from './start-server.ts';

type Instruction = { word: string; rest: string; file?: string };

const text = readFileSync(path.join(repository, 'Dockerfile'), 'utf8');
const instructions = readInstructions(text);
const [build = [], serve = []] = stagesOf(instructions);
const of = (stage: readonly Instruction[], word: string) => stage.filter((one) => one.word === word);

describe('the Dockerfile', () => {
  it('names exact versions, and the Node that the project is worked on with', () => {
    const images = of(instructions, 'FROM').map(({ rest }) => rest.split(' ')[0] ?? '');
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z-]+$/);
    const pods = readFileSync(path.join(repository, 'docs/recipes/kubernetes/Dockerfile'), 'utf8');
    expect(pods).toContain(`FROM ${images[0]}\n`);
    const [node = ''] = /\d+/.exec(images[0] ?? '') ?? [];
    expect(readFileSync(path.join(repository, '.nvmrc'), 'utf8').trim()).toBe(node);
  });

  it('copies what is there and what isn’t left out', () => {
    const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8').trim().split('\n');
    const sources = of(build, 'COPY').flatMap(({ rest }) =>
      rest
        .split(' ')
        .filter((part) => !part.startsWith('--'))
        .slice(0, -1),
    );
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((source) => !existsSync(path.join(repository, source)))).toEqual([]);
    expect(sources.filter((source) => ignored.includes(source))).toEqual([]);
    expect(ignored).toContain('.git');
  });

  it('runs as nobody in both stages when it does its work', () => {
    expect(of(build, 'USER').map(({ rest }) => rest)).toEqual(['node']);
    expect(of(serve, 'USER').map(({ rest }) => rest)).toEqual(['nobody']);
  });
});

describe('its steps', () => {
  const state = { root: '', bin: '' };
  let started: Started | undefined;
  beforeAll(async () => {
    state.root = await copyShipped();
    state.bin = await emptyFolder();
    const npx = path.join(state.bin, 'npx');
    await writeFile(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${repository}/bin/site.js" "$@"\n`);
    await chmod(npx, 0o755);
    const env = { ...process.env, PATH: `${state.bin}${path.delimiter}${process.env.PATH}` };
    for (const { rest } of of(build, 'RUN').filter(({ rest: line }) => !/^(?:chown|npm ci) ?/.test(line)))
      execFileSync('sh', ['-c', rest], { cwd: state.root, env, stdio: 'pipe' });
  }, 120_000);
  afterAll(async () => {
    await started?.stop();
    await rm(state.root, { recursive: true, force: true });
    await rm(state.bin, { recursive: true, force: true });
  });

  it('build the website where the second stage looks for it, with rules for Caddy', async () => {
    const [from] = of(serve, 'COPY').filter(({ rest }) => rest.startsWith('--from=build'));
    expect(from?.rest).toBe('--from=build /site/dist /srv');
    const dist = path.join(state.root, 'dist');
    expect(existsSync(path.join(dist, 'index.html'))).toBe(true);
    expect(existsSync(path.join(dist, '_hosting/Caddyfile'))).toBe(true);
    expect(await readFile(path.join(state.root, 'site.yaml'), 'utf8')).toMatch(/^hosting: caddy\n/);
  });

  it.skipIf(!findProgram('caddy') && process.env.SITE_TEST_SERVERS === undefined)(
    'serve it: pages, the page for wrong addresses, headers',
    async () => {
      const file = of(serve, 'COPY').find(({ file: here }) => here !== undefined)?.file ?? '';
      const out = path.join(state.root, 'dist');
      const config = ({ port }: { port: number }) =>
        file.replaceAll('/srv', out).replace(':8080', `http://127.0.0.1:${port}`);
      await mkdir(out, { recursive: true });
      started = await startServer({ ...caddy, config }, { root: out, outs: [out] });
      const ask = (address: string) => fetch(`${started?.origin}${address}`, { redirect: 'manual' });
      const page = await ask('/courses');
      expect([page.status, page.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await ask('/no-such-page')).status).toBe(404);
      expect((await ask('/_hosting/Caddyfile')).status).toBe(404);
    },
    60_000,
  );
});

/** Continued lines, comments, and heredocs in the Dockerfile. Source: https://docs.docker.com/reference/dockerfile/. */
function readInstructions(dockerfile: string): Instruction[] {
  const found: Instruction[] = [];
  const lines = dockerfile.replace(/\\\n\s*/g, ' ').split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, word, rest = ''] = /^([A-Z]+) (.+)$/.exec(lines[index] ?? '') ?? [];
    if (word === undefined) continue;
    const end = /<<(\w+)/.exec(rest)?.[1];
    if (end === undefined) found.push({ word, rest });
    else {
      const last = lines.indexOf(end, index);
      found.push({ word, rest, file: `${lines.slice(index + 1, last).join('\n')}\n` });
      index = last;
    }
  }
  return found;
}

function stagesOf(all: readonly Instruction[]): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const one of all) {
    if (one.word === 'FROM') stages.push([]);
    stages.at(-1)?.push(one);
  }
  return stages;
}
