/** Texts in other scripts on the way from the file to the page, and what `--fix` does to them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite } from '../cli/run-site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

const root = copySite(originals.school);
const out = mkdtempSync(join(tmpdir(), 'site-words-'));
const post = join(root, 'content/posts/new-clocks.mdx');
const other = join(root, 'content/posts/first-assessment.mdx');

const text = `
## Über die Größe

See [how large](#über-die-größe), [what is new](#whats-new--2026), [किताब](#किताब).

## What’s new – 2026

हम घरे जाते हैं और घरों में रहते हैं। We meet in the cafe\u0301 or the cafe.

## किताब

${'修灯之前先关掉电源，等灯泡冷却，\n再慢慢旋出来看看。'.repeat(80)}
`;

beforeAll(async () => {
  writeFileSync(post, readFileSync(post, 'utf8').replace(/(?<=^---$.*?^---$).*/ms, text));
  const links =
    'See [a](/blog/new-clocks#%C3%BCber-die-gr%C3%B6%C3%9Fe) and [b](/blog/new-clocks#Whats-new--2026).';
  writeFileSync(other, `${readFileSync(other, 'utf8')}\n${links}\n`);
  const site = join(root, 'site.yaml');
  const terms = 'glossary:\n  - { term: निवास, not: [घर] }\n  - { term: coffee house, not: [cafe] }\n';
  writeFileSync(site, readFileSync(site, 'utf8').replace('glossary:\n', terms));
  const { code, note, out: said } = await runSite(['build', '--out', out, '--at', '2025-10-01'], root);
  expect(code, note + said).toBe(0);
  expect(`${said}${note}`.match(/\[term-spelling\]|\[long-sentence\]/g)).toEqual(['[term-spelling]']);
});

afterAll(() => {
  removeSite(root);
  rmSync(out, { recursive: true });
});

const page = (name: string) => readFileSync(join(out, `blog/${name}.html`), 'utf8');

it('links to headings reach them, within an article and from another', () => {
  const ids = ['uber-die-große', 'what-s-new-2026', 'किताब'];
  for (const id of ids) expect(page('new-clocks')).toContain(`<h2 id="${id}">`);
  expect(page('new-clocks')).toContain('<a href="#uber-die-große">');
  expect(page('new-clocks')).toContain('<a href="#what-s-new-2026">');
  expect(page('first-assessment')).toContain('<a href="/blog/new-clocks#uber-die-große">');
  expect(page('first-assessment')).toContain('<a href="/blog/new-clocks#what-s-new-2026">');
});

it('wrapped lines of Chinese join, and take as long to read as they do', () => {
  expect(page('new-clocks')).toContain('等灯泡冷却，再慢慢');
  expect(page('new-clocks')).toMatch(/\b[67] min read/);
});

it('what is put right of the glossary is whole words', async () => {
  await runSite(['check', '--fix', '--at', '2025-10-01'], root);
  const fixed = readFileSync(post, 'utf8');
  expect(fixed).toContain('हम घरे जाते हैं और घरों में रहते हैं।');
  expect(fixed).toContain('in the cafe\u0301 or the coffee house.');
});
