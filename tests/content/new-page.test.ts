import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCopy, copyShipped } from './build-copy.ts';
import { editFile } from './site-copy.ts';

const page = `title: Mentoring for your first months
description: A mentor for your first months on a UK ward, from people who have made the same move and know the questions.
sections:
  - section: page-hero
    title: A mentor for your first months
    lede: Somebody to ask, from your first shift to your first appraisal.
  - section: cards
    title: What a mentor does
    items:
      - { icon: users, title: Listens, text: An hour a week on the phone. }
      - { icon: book-open, title: Explains, text: What the handover sheet leaves out. }
  - section: course-cards
    title: Before you arrive
    courses: { where: { category: osce }, first: 3 }
`;

describe('a new page of sections that exist, with a menu entry', () => {
  let root = '';
  let html = '';
  let home = '';
  beforeAll(async () => {
    root = await copyShipped();
    await writeFile(path.join(root, 'content/pages/mentoring.yaml'), page);
    await editFile(root, 'site.yaml', (text) =>
      text
        .replace(/^routes:\n/m, 'routes:\n  - { path: /mentoring, page: mentoring }\n')
        .replace(/^( +)- \{ label: Blog, to: \/blog \}\n/m, '$&$1- { label: Mentoring, to: /mentoring }\n'),
    );
    const out = await buildCopy(root);
    html = await readFile(path.join(out, 'mentoring.html'), 'utf8');
    home = await readFile(path.join(out, 'index.html'), 'utf8');
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('is made of YAML alone', () => {
    expect(html).toContain('A mentor for your first months');
    expect(html).toContain('What the handover sheet leaves out.');
    expect(html.match(/class="course-card[ "]/g)).toHaveLength(3);
  });

  it('stands in the menu of every page, and is marked on its own', () => {
    expect(home).toMatch(/<a[^>]*href="\/mentoring"[^>]*>/);
    expect(html).toMatch(
      /<a[^>]*href="\/mentoring"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/mentoring"/,
    );
  });
});
