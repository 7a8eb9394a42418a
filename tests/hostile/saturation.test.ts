// @module-tag long/fuzz
/**
 * Every text of a site with every section contains what would end an attribute, an element, a script, a stylesheet, a
 * comment, a block of XML and a line, if it passes the check: and all of it comes out as words.
 */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAt } from '../../cli/options.ts';
import { buildSite, createCache } from '../../renderer/site.ts';
import { readTree } from '../content/read-tree.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';
import { type Saturation, saturate } from './saturate.ts';

const name = 'x-canary';
const payloads = [
  `"'><${name} ${name}="1" onclick="${name}()">]]>--></style></script><!-- ;*/ x:url(//evil.test/) javascript:\nX-CANARY:1`,
  // Markdown has no HTML: written as somebody would there.
  `"' ${name}="1" onclick="${name}()" \\<${name}\\> ]]\\>--\\> \\</script\\> ;*/ x:url(//evil.test/) javascript:`,
  `"' ${name}='1' onclick='${name}()`,
];

const roots: string[] = [];
let saturation: Saturation;
let plain: ReadonlyMap<string, string>;
let full: ReadonlyMap<string, string>;
beforeAll(async () => {
  const [original = '', root = ''] = [1, 2].map(() => {
    const copy = copySite(originals.school);
    rmSync(path.join(copy, 'branches'), { recursive: true });
    roots.push(copy);
    return copy;
  });
  saturation = saturate(root, payloads);
  await untilSound(root);
  plain = await build(original);
  full = await build(root);
}, 240_000);
afterAll(() => roots.forEach(removeSite));

const options = { base: undefined, today: parseAt('2025-10-01') };

/** Removes refused payloads, text by text. */
async function untilSound(root: string): Promise<void> {
  const cache = createCache();
  for (let round = 1; ; round += 1) {
    saturation.write();
    const { diagnostics } = await buildSite({
      ...options,
      ...{ root, out: path.join(root, 'dist'), until: 'check', release: false, cache },
    });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    const blamed = errors.filter((error) => saturation.blame(error));
    expect(blamed, `round ${round}: ${JSON.stringify(errors[0])}`).not.toEqual([]);
  }
}

async function build(root: string): Promise<ReadonlyMap<string, string>> {
  const { ok, diagnostics } = await buildSite({ ...options, root, out: path.join(root, 'dist') });
  expect([ok, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([true, []]);
  return new Map([...readTree(path.join(root, 'dist'))].map(([file, bytes]) => [file, bytes.toString()]));
}

const filesOf = (files: ReadonlyMap<string, string>, ending: RegExp) =>
  [...files].filter(([file]) => ending.test(file));

/** Features that files of a kind have in `full` and none has in `plain`. */
function added(of: (file: string, text: string) => readonly string[], ending: RegExp): string[] {
  const known = new Set(filesOf(plain, ending).flatMap(([file, text]) => of(file, text)));
  const found = filesOf(full, ending).flatMap(([file, text]) => of(file, text));
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found.filter((one) => !known.has(one)))];
}

type Element = { tag: string; attributes: Record<string, string>; text: string };

function elementsIn(file: string, text: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const element = { tag, attributes, text: '' };
        found.push(element);
        open.push(element);
      },
      ontext: (part) => {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: !file.endsWith('.html') },
  );
  parser.end(text);
  return found;
}

const documents = /\.(?:html|xml|svg)$/;

test('most texts carry the worst of it, and it is seen', () => {
  const [most = 0, markdown = 0] = saturation.counts();
  expect(most).toBeGreaterThan(1000);
  expect(markdown).toBeGreaterThan(10);
  const seen = elementsIn('.html', full.get('index.html') ?? '').filter(({ text }) =>
    text.includes(`<${name}`),
  );
  expect(seen.length).toBeGreaterThan(30);
});

test('no page, feed or drawing has an element or an attribute that it hadn’t', () => {
  const shapes = (file: string, text: string) =>
    elementsIn(file, text).flatMap(({ tag, attributes }) => [
      tag,
      ...Object.keys(attributes).map((one) => `${tag} ${one}`),
    ]);
  expect(added(shapes, documents)).toEqual([]);
});

test('no address leads to another place, and none acts', () => {
  const addressed = /^(?:href|src|srcset|action|formaction|poster|data|data-href|content|xlink:href)$/;
  const origins = (file: string, text: string) =>
    elementsIn(file, text).flatMap(({ tag, attributes }) =>
      Object.entries(attributes).flatMap(([key, value]) => {
        if (!addressed.test(key) || (tag === 'meta' && !/^https?:/.test(value))) return [];
        const { protocol, host } = new URL(value.trim(), 'https://www.example.org');
        return [`${tag} ${key} ${protocol}//${host}`];
      }),
    );
  expect(added(origins, documents)).toEqual([]);
});

/**
 * Removes the quoted names of typefaces. They change the hash of the styles, and may make them too long to be inlined.
 */
const withoutNames = (text: string) =>
  text.replaceAll(/"[^"\\\n]*"/g, '""').replaceAll(/ 'sha256-[^']*'/g, '');

test('styles, policies and code are what they were', () => {
  const fixed = (file: string, text: string) =>
    elementsIn(file, text).flatMap(({ tag, attributes, text: inner }) => {
      if (tag === 'style' || (tag === 'script' && attributes.type !== 'application/ld+json'))
        return [withoutNames(inner)];
      if (tag === 'meta' && 'http-equiv' in attributes) return [withoutNames(attributes.content ?? '')];
      return attributes.style === undefined ? [] : [attributes.style];
    });
  expect(added(fixed, /\.html$/)).toEqual([]);
  const nameOf = (file: string) => file.replace(/^assets\/styles\.\w+\.css$/, 'assets/styles.css');
  expect(
    added((file) => [nameOf(file)], /\.(?:css|js)$/).filter((name) => name !== 'assets/styles.css'),
  ).toEqual([]);
});

test('data for search engines, islands and feeds is still data, with the same fields', () => {
  const keysIn = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(keysIn)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [
            key,
            ...keysIn(inner).map((one) => `${key}.${one}`),
          ])
        : [];
  const inPages = (file: string, text: string) =>
    elementsIn(file, text).flatMap(({ tag, attributes, text: inner }) => {
      if (tag === 'script' && attributes.type === 'application/ld+json') return keysIn(JSON.parse(inner));
      return tag === 'site-island' && attributes.props ? keysIn(JSON.parse(attributes.props)) : [];
    });
  expect(added(inPages, /\.html$/)).toEqual([]);
  expect(added((_, text) => keysIn(JSON.parse(text)), /^(?:[^/]+\.(?:json|webmanifest))$/)).toEqual([]);
});

test('calendars, headers and the other files of lines have no line of another kind', () => {
  const properties = (_: string, text: string) =>
    text
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => line.split(/[:;]/, 1)[0] ?? '');
  expect(added(properties, /\.ics$/)).toEqual([]);
  const lines = (_: string, text: string) => withoutNames(text).split(/\r?\n/);
  expect(added(lines, /^(?:_headers|_redirects|robots\.txt)$/)).toEqual([]);
  const marks = (_: string, text: string) =>
    lines('', text).map((line) => line.slice(0, 2).replace(/\w/g, 'a'));
  expect(added(marks, /^llms\.txt$/)).toEqual([]);
});
