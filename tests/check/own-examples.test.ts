import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Sources } from '../../renderer/model/source.ts';
import { withOwnExamples } from '../../renderer/pipeline/with-own-examples.ts';
import { catalogueCode, catalogueFiles } from '../diagnostics/read-catalogue.ts';

const source = (file: string, value: unknown) => ({ file, text: '', lines: [0], value });

function siteOf(site: object, facts?: object): Sources {
  const collections: Sources['collections'] = facts ? { facts: [source('content/facts.yaml', facts)] } : {};
  return { root: '/', layers: [], site: source('site.yaml', site), collections, media: {} };
}

function hintOf(hint: string, sources: Sources | undefined): string | undefined {
  const problem: Diagnostic = {
    code: 'a',
    severity: 'error',
    place: { file: 'site.yaml', line: 1, column: 1 },
    message: '',
    hint,
  };
  return withOwnExamples([problem], sources)[0]?.hint;
}

const all = '{example.page} {{example.value}} {example.phone} {example.timeZone}';
const routes = [{ path: '/' }, { path: '/lamps/:id' }];

describe('the examples of a hint', () => {
  test.each([
    [
      'a repair shop in Porto',
      siteOf(
        {
          routes: [...routes, { path: '/oficina' }],
          contact: { phone: '+351 22 010 0000' },
          timeZone: 'Europe/Lisbon',
        },
        { hours: { days: 'Monday' } },
      ),
      '/oficina {facts.hours.days} +351220100000 Europe/Lisbon',
    ],
    [
      'a bakery in Manila that says little yet',
      siteOf({ routes, language: 'fil-PH' }),
      '/ {site.name} +15005550100 Asia/Manila',
    ],
    [
      'a museum with a misspelt time zone',
      siteOf(
        { routes: [{ path: '/besuch' }], locale: 'de-AT', timeZone: 'Europe/Wein' },
        { a: { b: { c: 4 } } },
      ),
      '/besuch {facts.a.b.c} +15005550100 Europe/Vienna',
    ],
    ['a folder without a site', undefined, '/ {site.name} +15005550100 Europe/Paris'],
  ])('are those of %s', (_, sources, filled) => {
    expect(hintOf(all, sources)).toBe(filled);
  });
});

test('the catalogue names nothing of the academy', () => {
  const root = path.join(import.meta.dirname, '../..');
  const trade = /osce|nurs|\bNMC\b|\bOET\b|\bCBT\b|London|webinar|grace-mensah|\(\/courses\)|: \/courses/i;
  const found = [...catalogueFiles, ...catalogueCode].flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => (file.endsWith('.md') ? line.startsWith('> ') : !/^\s*(?:\/\*\*|\*|\/\/)/.test(line)))
      .filter((line) => trade.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
