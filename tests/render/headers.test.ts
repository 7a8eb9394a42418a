import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../cli/serve/header-rules.ts';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { contentSecurityPolicy } from '../../renderer/render/content-security-policy.ts';
import { loadFixture, makePage, makePlan, makeSection, renderAll } from './make-plan.ts';

let templates: Templates;
beforeAll(async () => {
  templates = await loadFixture();
});

const plan = makePlan(
  [
    makePage('/', [makeSection('note', { title: 'One' })], [{ '@type': 'Course', name: '</script><b>' }]),
    makePage('/b', [makeSection('reveal', { when: 'load', label: '' })]),
  ],
  { formTargets: ['https://chat.example.com'], connectTargets: ['https://forms.example.com'] },
);

test('a page’s policy allows exactly its own inline style', () => {
  const html = renderAll(plan, templates).files.get('index.html') ?? '';
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`,
  );
  expect(policy).toContain("form-action 'self' https://chat.example.com;");
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy).not.toMatch(/unsafe|frame-ancestors/);
  expect(html).toContain(
    '<script type="application/ld+json">{"@type":"Course","name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>',
  );
});

test('the site’s header allows the inline styles of all pages and no framing', () => {
  const rules = parseHeaderRules(renderAll(plan, templates).files.get('_headers') ?? '');
  const headers = headersFor('/b/', rules);
  expect(headers.get('Content-Security-Policy')?.match(/'sha256-/g)).toHaveLength(2);
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.has('Cache-Control')).toBe(false);
});

test('assets and files with a hash in their names are cached for ever', () => {
  const copies = [
    { path: '/x', output: 'media/logo.0123abcd.svg', bytes: 1 },
    { path: '/y', output: 'downloads/guide.pdf', bytes: 1 },
  ];
  const rules = parseHeaderRules(renderAll({ ...plan, copies }, templates).files.get('_headers') ?? '');
  expect(headersFor('/assets/loader.js', rules).get('Cache-Control')).toContain('immutable');
  expect(headersFor('/media/logo.0123abcd.svg', rules).get('Cache-Control')).toContain('immutable');
  expect(headersFor('/downloads/guide.pdf', rules).has('Cache-Control')).toBe(false);
});

test('films are allowed only where there are some', () => {
  const needs = { styleHashes: [], dataImages: false, connectTargets: [], formTargets: [] };
  expect(contentSecurityPolicy(needs)).not.toContain('media-src');
  expect(contentSecurityPolicy({ ...needs, media: true })).toContain("media-src 'self';");
  const copies = [{ path: '/x', output: 'media/loop.0123abcd.webm', bytes: 1 }];
  expect(renderAll({ ...plan, copies }, templates).files.get('_headers')).toContain("media-src 'self';");
  expect(renderAll(plan, templates).files.get('_headers')).not.toContain('media-src');
});

test('a target can’t add a directive', () => {
  const needs = { styleHashes: [], dataImages: false, connectTargets: [] };
  const policy = contentSecurityPolicy({
    ...needs,
    formTargets: ["https://a.example; script-src 'unsafe-inline'"],
  });
  expect(policy).toContain("form-action 'self';");
});
