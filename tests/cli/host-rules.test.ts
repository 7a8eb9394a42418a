/** How each host handles every way to write the address of a page. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findOutput } from '../../cli/serve/find-output.ts';
import { anyHost, type HostRule, hostRules } from '../../cli/serve/host-rules.ts';
import { parseRequestPath } from '../../cli/serve/request-path.ts';
import { emptyFolder } from './run-site.ts';

const spellings = [
  '/file',
  '/file/',
  '/file.html',
  '/folder',
  '/folder/',
  '/folder/index.html',
  '/both',
  '/both/',
  '/',
  '/index.html',
  '/none',
];

const everywhere = {
  '/file': 'file.html',
  '/folder': '→ /folder/',
  '/folder/': 'folder/index.html',
  '/both': 'both.html',
  '/': 'index.html',
  '/none': 'missing',
};
const byFileName = {
  '/file.html': 'file.html',
  '/folder/index.html': 'folder/index.html',
  '/index.html': 'index.html',
};
const withoutSlash = { '/file/': '→ /file', '/both/': '→ /both' };

it.each([
  ['any host', anyHost, 308, { ...byFileName, ...withoutSlash }],
  ['netlify', hostRules.get('netlify'), 301, { ...byFileName, ...withoutSlash }],
  ['nginx', hostRules.get('nginx'), 301, { ...byFileName, ...withoutSlash }],
  ['caddy', hostRules.get('caddy'), 301, { ...byFileName, ...withoutSlash }],
  ['apache', hostRules.get('apache'), 301, { ...byFileName, ...withoutSlash }],
  ['s3', hostRules.get('s3'), 301, { ...byFileName, ...withoutSlash }],
  [
    'github-pages',
    hostRules.get('github-pages'),
    301,
    { ...byFileName, '/file/': 'missing', '/both/': 'missing' },
  ],
  [
    'cloudflare',
    hostRules.get('cloudflare'),
    308,
    {
      '/file.html': '→ /file',
      '/folder/index.html': '→ /folder/',
      '/index.html': '→ /',
      ...withoutSlash,
    },
  ],
] as const)('%s', async (_, rule, status, own) => {
  expect(await answers(rule, '', status)).toEqual({ ...everywhere, ...own });
});

it('stands under a base path in the same way, and keeps what is asked', async () => {
  const out = await laidOut();
  const request = parseRequestPath('/branch/file/?search=oet');
  if (!request) throw new Error('no address');
  expect(findOutput({ out, base: '/branch', rule: anyHost }, request)).toEqual({
    kind: 'redirect',
    to: '/branch/file?search=oet',
    status: 308,
  });
});

it('every host that site.yaml may name has its rule', async () => {
  const { properties } = JSON.parse(await readFile('schemas/site.schema.json', 'utf8'));
  expect([...hostRules.keys()].sort()).toEqual([...properties.hosting.enum].sort());
});

async function answers(rule: HostRule | undefined, base: string, status: number) {
  const out = await laidOut();
  if (!rule) throw new Error('no such host');
  const found = spellings.map(async (address) => {
    const request = parseRequestPath(address);
    const answer = request && findOutput({ out, base, rule }, request);
    if (answer?.kind === 'redirect') {
      expect(answer.status).toBe(status);
      return [address, `→ ${answer.to}`];
    }
    return [address, answer?.kind === 'file' ? answer.output : 'missing'];
  });
  return Object.fromEntries(await Promise.all(found));
}

/** A page without a trailing slash, one with it, and one without it beside a folder of the same name. */
async function laidOut(): Promise<string> {
  const out = await emptyFolder();
  for (const file of ['index.html', 'file.html', 'folder/index.html', 'both.html', 'both/part.html']) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), '');
  }
  return out;
}
