import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { createRenderCache } from '../../renderer/render/render-cache.ts';
import { loadFixture, makePage, makePlan, makeSection, renderAll } from './make-plan.ts';

let templates: Templates;
beforeAll(async () => {
  templates = await loadFixture();
});

const note = makeSection('note', { title: 'One' });
const reveal = makeSection('reveal', { when: 'visible', label: "it's" });
const signUp = makeSection('sign-up', { when: 'load', label: 'Name' });

describe('a page', () => {
  test('without islands has no script', () => {
    const { files } = renderAll(makePlan([makePage('/', [note])]), templates);
    expect(files.get('index.html')).not.toContain('<script');
    expect([...files.keys()]).toEqual(['index.html', '_headers']);
  });

  test('with islands loads the loader, and ahead of time only what starts with the page', () => {
    const html =
      renderAll(makePlan([makePage('/', [reveal, signUp])], { base: '/branch' }), templates).files.get(
        'index.html',
      ) ?? '';
    expect(html.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/branch\/assets\/loader\.[0-9a-f]{8}\.js">$/),
    ]);
    expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(2);
    expect(html).not.toMatch(/modulepreload" href="[^"]*reveal/);
  });

  test('carries the styles of what it shows and no others', () => {
    const html = renderAll(makePlan([makePage('/', [note])]), templates).files.get('index.html') ?? '';
    expect(html).toContain('.badge{');
    expect(html).toContain('.page{');
    expect(html).not.toContain('.unused{');
    expect(html).not.toContain('.reveal{');
  });

  test('carries the styles of its islands', () => {
    expect(renderAll(makePlan([makePage('/', [reveal])]), templates).files.get('index.html')).toContain(
      '.reveal{',
    );
  });

  test('consists of its parts, and each section knows which it is', () => {
    const [page] = renderAll(
      makePlan([makePage('/', [note, { ...reveal, place: { ...reveal.place, line: 9 } }])]),
      templates,
    ).pages;
    expect(page?.parts.map((part) => part.html).join('')).toBe(page?.html);
    const sections = page?.parts.map((part) => part.section);
    expect(sections?.slice(-4)).toEqual([undefined, 0, 1, undefined]);
    expect(new Set(sections?.slice(0, -4))).toEqual(new Set([undefined]));
  });

  test('has different ids in two equal sections', () => {
    const html =
      renderAll(makePlan([makePage('/', [signUp, signUp])]), templates).files.get('index.html') ?? '';
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the cache', () => {
  test('renders equal sections once, on whatever page', () => {
    const cache = createRenderCache();
    renderAll(
      makePlan([makePage('/', [note]), makePage('/b', [note, reveal]), makePage('/c', [note])]),
      templates,
      { cache },
    );
    // note, reveal and the frame; also under the first page's key, as it was not known then that the frame ignores the
    // head.
    expect(cache.fragments.size).toBe(4);
  });

  test('gives the next run the same bytes and forgets what is gone', () => {
    const cache = createRenderCache();
    const plan = makePlan([makePage('/', [note, reveal])]);
    const first = renderAll(plan, templates, { cache });
    const kept = new Set(cache.fragments.values());
    const second = renderAll(plan, templates, { cache });
    expect(second.files).toEqual(first.files);
    expect([...cache.fragments.values()].every((fragment) => kept.has(fragment))).toBe(true);
    renderAll(makePlan([makePage('/', [note])]), templates, { cache });
    expect(cache.fragments.size).toBe(2);
  });
});

describe('scripts', () => {
  test('are only those that a page uses', () => {
    const names = [...renderAll(makePlan([makePage('/', [reveal])]), templates).files.keys()];
    expect(names.map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual([
      'index.html',
      'assets/islands/reveal.#.js',
      'assets/loader.#.js',
      '_headers',
    ]);
  });

  test('React is in one shared file, beside islands of a few hundred bytes', () => {
    const { files } = renderAll(makePlan([makePage('/', [reveal, signUp])]), templates);
    const size = (part: string) =>
      brotliCompressSync([...files].find(([name]) => name.includes(part))?.[1] ?? '').length;
    expect(size('assets/loader')).toBeLessThan(700);
    expect(size('islands/reveal')).toBeLessThan(200);
    expect(size('islands/sign-up-form')).toBeLessThan(900);
    expect(size('assets/shared')).toBeLessThan(62_000);
  });

  test('with Preact are a sixth of React’s', async () => {
    const { files } = renderAll(makePlan([makePage('/', [signUp])]), await loadFixture('preact'));
    const shared = [...files].find(([name]) => name.includes('assets/shared'))?.[1] ?? '';
    expect(shared).not.toContain('react.transitional.element');
    expect(brotliCompressSync(shared).length).toBeLessThan(11_000);
  });
});

describe('problems', () => {
  test('a template that throws is reported once, at its own line, with the section beside it', () => {
    const failing = makeSection('note', { title: 'One', fail: 'no price' }, 7);
    const { files, problems } = renderAll(
      makePlan([makePage('/', [failing]), makePage('/b', [failing]), makePage('/c', [note])]),
      templates,
    );
    expect(problems).toMatchObject([
      {
        code: 'template-throws',
        place: { file: 'templates/sections/note/note.tsx', line: 5 },
        related: [{ place: { file: 'content/pages/home.yaml', line: 7 } }],
      },
    ]);
    expect(problems[0]?.message).not.toContain(' at ');
    expect([...files.keys()]).toEqual(['c.html', '_headers']);
  });

  test('a section without a template', () => {
    const { problems } = renderAll(makePlan([makePage('/', [makeSection('hreo', {})])]), templates);
    expect(problems).toMatchObject([{ code: 'section-unregistered', place: { line: 3 } }]);
  });

  test('an island that the registry does not name', () => {
    const { problems } = renderAll(
      makePlan([makePage('/', [makeSection('reveal', { of: 'reveel', when: 'load', label: '' })])]),
      templates,
    );
    expect(problems).toMatchObject([{ code: 'island-unknown', place: { line: 3 } }]);
  });

  test('props of an island against its schema', () => {
    const { problems } = renderAll(makePlan([makePage('/', [reveal, signUp])]), templates, {
      validateProps: (island) => (island === 'reveal' ? ['label is too long'] : []),
    });
    expect(problems).toMatchObject([{ code: 'island-props' }]);
  });
});
