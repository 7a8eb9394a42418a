import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSite, createCache, pasteHtml, readSite } from '../../renderer/site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

const folder = path.join(import.meta.dirname, '../pastes');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []));
const today = new Date('2026-11-22T12:00:00Z');
const cache = createCache();

let root: string;
beforeAll(() => {
  root = copySite(originals.school);
});
afterAll(() => removeSite(root));

const paste = (html: string, pictures: readonly string[] = ['pictures/harbour.svg']) =>
  pasteHtml({ root, today, base: undefined, drafts: false, cache, html, pictures });

const sample = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('fifteen programs have a sample', () => expect(names).toHaveLength(15));

describe('what was copied becomes what a careful person would have written', () => {
  test.each(names)('%s', async (name) => {
    const pasted = await paste(sample(`${name}.html`));
    expect(`${pasted?.markdown}\n`).toBe(sample(`${name}.md`));
  });
});

test('the check finds nothing in any of them', async () => {
  for (const name of names)
    writeFileSync(
      path.join(root, `content/posts/pasted-${name}.mdx`),
      `${frontMatter(name)}\n${sample(`${name}.md`)}`,
    );
  const { diagnostics } = checkSite(await readSite({ root }), { today });
  const found = diagnostics.filter(({ place }) => place.file.includes('pasted-'));
  expect(found.map(({ place, message }) => `${place.file}:${place.line} ${message}`)).toEqual([]);
});

describe('a paste', () => {
  test('of a few words goes into a line; of more it is blocks of its own', async () => {
    expect(await paste('Read <b>this</b> first')).toMatchObject({
      markdown: 'Read **this** first',
      isInline: true,
    });
    expect(await paste('<p>One</p><p>Two</p>')).toMatchObject({ markdown: 'One\n\nTwo', isInline: false });
  });

  test('names the pictures that can’t be had', async () => {
    const html = sample('web-page.html');
    expect((await paste(html))?.left).toEqual(['A stamped passport']);
    const unknown = '<p>a<img src="pasted:7"><img src="https://example.net/b.png"></p>';
    expect((await paste(unknown))?.left).toEqual(['', 'https://example.net/b.png']);
  });

  test('is never read as names, tags or code of ours', async () => {
    const html =
      '<p>import { a } from b</p><p>&lt;script> {site.name} &lt;b&gt; `x` [a](b) ![c](d)</p><p># no</p>';
    const pasted = await paste(html);
    expect(pasted?.markdown).toBe(
      '&#x69;mport `{ a }` from b\n\n\\<script> `{site.name}` \\<b> \\`x\\` \\[a]\\(b) !\\[c]\\(d)\n\n\\# no',
    );
  });

  test('of a whole book is read in seconds, and of boxes in boxes not at all', async () => {
    const chapter = `<h2>A</h2>${'<p>words <b>and</b> <a href="https://example.org/">links</a></p>'.repeat(50)}<ul>${'<li>x</li>'.repeat(50)}</ul>`;
    const pasted = await paste(chapter.repeat(120));
    expect(pasted?.markdown.length).toBeGreaterThan(150_000);
    expect(await paste('<div>'.repeat(5000))).toBeUndefined();
  }, 60_000);
});

function frontMatter(name: string): string {
  return `---
title: What was copied from ${name}
excerpt: A text that came from ${name}, as a careful person would have written it.
tutor: amos-field
date: 2025-08-21
category: Updates
featured: false
related: [where-the-minutes-go]
---
`;
}
