/**
 * Covers of articles: drawn from the data of each article, unlike their neighbours, and replaced by the editor's own
 * picture.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { digest } from '../../renderer/render/digest.ts';
import { artMarkup } from '../../renderer/render/drawings/print-art.ts';
import type { PlannedArt } from '../../schemas/asset.ts';
import { checkEdited, type Edits } from '../check/check-edited.ts';
import { readPosts } from '../content/read-posts.ts';
import { planAcademy, root } from '../feeds/plan-academy.ts';
import type { WholePlan } from '../plan-whole.ts';
import { planWhole } from '../plan-whole.ts';
import { loadFixture } from '../render/make-plan.ts';

let plan: WholePlan;
let templates: Templates;
let covers: PlannedArt[];

beforeAll(async () => {
  plan = await planAcademy(new Date('2026-11-22T09:00:00Z'));
  templates = await loadFixture();
  covers = plan.art.filter(({ kind }) => kind === 'post');
});

function categoryArt(category: string): Record<string, unknown> {
  const { postArt }: { postArt: { is: string; art: Record<string, unknown> }[] } = parse(
    readFileSync(path.join(root, 'site.yaml'), 'utf8'),
  );
  return postArt.find(({ is }) => is === category)?.art ?? {};
}

const print = (art: PlannedArt) => artMarkup(art, templates.module);

describe('the covers of the articles', () => {
  test('are as many as the articles without a picture of their own, and no two are alike', () => {
    const hashes = covers.map((art) => digest(print(art)));
    expect(hashes).toHaveLength(readPosts().filter((post) => !post.cover).length);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('differ in motif, colours or place, not in details alone, wherever their files and categories ask for it', () => {
    const looks = readPosts().flatMap(({ id, category, cover, art }) => {
      if (cover) return [];
      const { motif, tone, setting }: Record<string, unknown> = { ...categoryArt(category), ...art };
      const asked = Object.entries({ motif, tone, setting }).filter(([, value]) => value !== undefined);
      const drawn = covers.find(({ output }) => output.startsWith(`art/blog-${id}.`));
      expect(drawn?.props, id).toMatchObject(Object.fromEntries(asked));
      return [[motif, tone, setting].join()];
    });
    expect(new Set(looks).size).toBeGreaterThan(5);
  });

  test('stand on the list and on the page of each article', () => {
    const list = JSON.stringify(plan.pages.find(({ output }) => output === 'blog.html')?.sections);
    for (const { output } of covers) {
      const slug = /^art\/blog-(.*)\.[0-9a-f]{8}\.svg$/.exec(output)?.[1];
      const own = plan.pages.find((page) => page.output === `blog/${slug}.html`);
      expect(list).toContain(`"/${output}"`);
      expect(JSON.stringify(own?.sections)).toContain(`"/${output}"`);
    }
  });

  test('are small, stand alone and say nothing', () => {
    for (const svg of covers.map(print)) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
      expect(svg).not.toMatch(/NaN|undefined|<text|href=|<script/);
    }
  });

  test('follow the facts: the clock shows the minutes that the exam gives', () => {
    const clock = covers.find(({ output }) => output.includes('osce-time-management'));
    expect(clock?.props).toMatchObject({ motif: 'dials', groups: [14] });
  });
});

const post = 'content/posts/first-day.mdx';
const cover = 'cover: { src: mark.svg, alt: A mark }\n';
const artOf = async (edits: Edits) => {
  const { site, found } = await checkEdited(edits);
  expect(found).toEqual([]);
  return site ? planWhole(site, { today: new Date('2026-11-21') }).art : [];
};

describe('an article is drawn', () => {
  test('only where it has no picture', async () => {
    expect((await artOf({})).filter(({ kind }) => kind === 'post')).toEqual([]);
    expect((await artOf({ [post]: [[cover, '']] })).map(({ kind }) => kind)).toEqual(['post']);
  });

  test('anew where its title, its chapters or its category’s drawing change', async () => {
    const outputs = await Promise.all([
      artOf({ [post]: [[cover, '']] }),
      artOf({
        [post]: [
          [cover, ''],
          ['The first day', 'The second day'],
        ],
      }),
      artOf({
        [post]: [
          [cover, ''],
          ['## What to bring', 'What to bring'],
        ],
      }),
      artOf({
        [post]: [[cover, '']],
        'site.yaml': [
          ['checkout:', 'postArt:\n  - { is: OSCE Preparation, art: { motif: sheet } }\ncheckout:'],
        ],
      }),
    ]);
    expect(new Set(outputs.map(([art]) => art?.output)).size).toBe(outputs.length);
  });
});
