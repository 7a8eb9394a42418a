/** The W3C's checker over every page of the shipped site, in one run. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';

type Message = { type: string; url?: string; lastLine?: number; lastColumn?: number; message: string };

/**
 * CSS that the checker's style check doesn't know yet. Browsers without it show the page as well, only plainer. The
 * build itself reports misspelt property names.
 */
const newerThanTheChecker =
  /^CSS: .*(view-transition|container|starting-style|field-sizing|timeline|animation-range|scroll-target-group|target-current)/;

const minutes = 60_000;
const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
// Some systems have a program of that name that only says where to get Java.
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('The W3C checker is skipped: it needs Java, and there is no "java" here.');

const { out } = inject('shipped');
const broken = '<!doctype html><html lang="en"><title>A</title><input autocomplete=street-address>';

test.skipIf(!hasJava)(
  'the W3C checker finds no error on any page, but one in a page that has one',
  { tags: ['long/checkers'], timeout: 4 * minutes },
  async () => {
    expect(listPages(out).length).toBeGreaterThan(40);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-w3c-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(path.join(folder, 'dist'));
    await writeFile(path.join(folder, 'dist/broken.html'), broken);
    expect(await findErrors([out, folder])).toEqual([
      expect.stringMatching(/^broken\.html:1:\d+ error: Bad value “street-address”/),
    ]);
  },
);

/** Java's default compilation, tuned for servers, would waste half the time in a single run. */
const quickly = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

async function findErrors(folders: readonly string[]): Promise<string[]> {
  const options = ['--format', 'json', '--stdout', '--errors-only', '--exit-zero-always', '--skip-non-html'];
  const { messages } = readMessages(await run('java', [...quickly, '-jar', jar, ...options, ...folders]));
  return messages
    .filter(({ message }) => !newerThanTheChecker.test(message))
    .map(({ type, url = '', lastLine, lastColumn, message }) => {
      const page = url.slice(url.indexOf('/dist/') + '/dist/'.length);
      return `${page}:${lastLine}:${lastColumn} ${type}: ${message}`;
    });
}

function readMessages(json: string): { messages: Message[] } {
  return JSON.parse(json);
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', reject).on('close', () => resolve(text));
  });
}
