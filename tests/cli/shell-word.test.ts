/** An argument in a command that the program tells its reader to type is one shell word, whatever the folder's name. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shellWord } from '../../cli/print/shell-word.ts';
import { testFirst } from '../test-first.ts';
import { emptyFolder, runSite } from './run-site.ts';

const names = [
  'plain-name_1.2/three',
  'straße/ünï',
  'two words',
  '$HOME',
  "o'clock",
  'a(b)',
  'a&b',
  'a;b|c>d<e',
  '`id`',
  '*',
  '~',
  'a"b',
  'a\\b',
  'a\nb',
  '#a',
  '!a',
  '{a,b}',
  '',
];

it.each(names)('a shell reads %j as it is', (name) => {
  const read = execFileSync('sh', ['-c', `printf %s ${shellWord(name, 'linux')}`], { encoding: 'utf8' });
  expect(read).toBe(name);
});

it.each([
  ['sites\\plain', 'sites\\plain'],
  ['C:\\my site', '"C:\\my site"'],
  ["o'clock & co", '"o\'clock & co"'],
])('on Windows %j is typed as %s', (name, typed) => {
  expect(shellWord(name, 'win32')).toBe(typed);
});

testFirst(1, ["Ann & Ben's $5 (new)", 'plain', 'ünï site'])(
  'the command that site init names for %j leads to the new site',
  async (name) => {
    const folder = await emptyFolder();
    const { code, out } = await runSite(['init', '--root', name], folder);
    const [, root = ''] = /^ {2}cd (.*)$/m.exec(out) ?? [];
    const typed = execFileSync('sh', ['-c', `printf %s ${root}`], { encoding: 'utf8' });
    expect([code, typed]).toEqual([0, name]);
  },
);

it('the command that site clone names leads to the new site', async () => {
  const above = await emptyFolder();
  const clinic = path.join(import.meta.dirname, '../../examples/clinic');
  const { code, note } = await runSite(['clone', "Ann's clinic", '--root', clinic], above);
  const [, root = ''] = /run: npx site \w+ --root (.*)\n/.exec(note) ?? [];
  const typed = execFileSync('sh', ['-c', `printf %s ${root}`], { encoding: 'utf8' });
  expect([code, typed]).toEqual([0, "Ann's clinic"]);
});
