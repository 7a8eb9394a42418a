/** The W3C's checker over every page of the shipped site, in one run. */
import { spawn, spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { buildSite, copySite } from './site-copy.ts';

type Message = { type: string; url?: string; lastLine?: number; lastColumn?: number; message: string };

/**
 * What its check of styles doesn't know yet. Browsers without these show the page as well, only plainer. The build
 * itself reports misspelt names of properties.
 */
const newerThanTheChecker =
  /^CSS: .*(view-transition|container|starting-style|field-sizing|timeline|animation-range|scroll-target-group|target-current)/;

const minutes = 60_000;
const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
// Some systems have a program of that name that only says where to get Java.
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('The W3C checker is skipped: it needs Java, and there is no "java" here.');

const state = { root: '', out: '' };
beforeAll(async () => {
  if (!hasJava) return;
  state.root = await copySite();
  state.out = await buildSite(state.root);
}, 2 * minutes);
afterAll(() => rm(state.root, { recursive: true, force: true }));

test.skipIf(!hasJava)(
  'the W3C checker finds no error on any page, but one in a page that has one',
  async () => {
    expect(listPages(state.out).length).toBeGreaterThan(40);
    const broken = '<!doctype html><html lang="en"><title>A</title><input autocomplete=street-address>';
    await writeFile(path.join(state.out, 'broken.html'), broken);
    expect(await findErrors(state.out)).toEqual([
      expect.stringMatching(/^broken\.html:1:\d+ error: Bad value “street-address”/),
    ]);
  },
  4 * minutes,
);

async function findErrors(folder: string): Promise<string[]> {
  const options = ['--format', 'json', '--stdout', '--errors-only', '--exit-zero-always', '--skip-non-html'];
  const { messages } = readMessages(await run('java', ['-Xss4m', '-jar', jar, ...options, folder]));
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
