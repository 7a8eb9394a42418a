import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { commandsFromHere } from '../../cli/print/commands-from-here.ts';
import { optionForPrefix } from '../../cli/print/folder-option.ts';
import { printGithub } from '../../cli/print/print-github.ts';
import { printSarif } from '../../cli/print/print-sarif.ts';
import { printText } from '../../cli/print/print-text.ts';
import { plainPaint } from '../../cli/terminal.ts';
import { baseGained } from '../../diagnostics/messages/drift.ts';
import { repository } from './run-site.ts';

describe('a command in a message', () => {
  test.each([
    [
      '`site drift --keep site.yaml:4`',
      'branches/nepal/',
      '`site drift --keep site.yaml:4 --root branches/nepal`',
    ],
    ['`site drift --keep`', 'शाखा/पोखरा/', '`site drift --keep --root शाखा/पोखरा`'],
    [
      '`site build` or `site watch`',
      '../my site/',
      "`site build --root '../my site'` or `site watch --root '../my site'`",
    ],
    ['`site check`', '/', '`site check --root /`'],
    ['Go to `cd ../..`', 'branches/nepal/content/', 'Go to `cd branches`'],
    ['`site init --root my-site`', 'branches/nepal/', '`site init --root my-site`'],
    ['`npm ci`, then “site”', 'branches/nepal/', '`npm ci`, then “site”'],
    ['`site build`', '', '`site build`'],
  ])('%s of a site in “%s” is %s', (written, prefix, typed) => {
    expect(commandsFromHere(written, prefix)).toBe(typed);
  });

  it('names the branch wherever it is printed', () => {
    const place = { file: 'site.yaml', line: 4, column: 1 };
    const gain = { entry: { name: 'courses/oet' }, collection: 'courses', base: place };
    const found = [baseGained(place, gain)];
    const prefix = 'branches/nepal/';
    const texts = [
      printText(found, { paint: plainPaint, sourceText: () => undefined, prefix }),
      printGithub(found, prefix),
      printSarif(found, prefix),
    ];
    for (const text of texts) expect(text).toContain(`\`site drift --keep${optionForPrefix(prefix)}\``);
  });
});

test('every command in a message is one that there is', () => {
  const folder = path.join(repository, 'diagnostics/messages');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/`site ([a-z]+)/g)].map(([, name = '']) => name));
  const program = readFileSync(path.join(repository, 'cli/program.ts'), 'utf8');
  const known = [...program.matchAll(/\.command\('([a-z]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
