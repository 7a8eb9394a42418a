/** Pictures drawn from the content: their size, that they are reproducible, and that nothing is drawn twice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  type DrawingStore,
  type DrawOptions,
  drawPictures,
  openDrawing,
  type PendingDrawing,
} from '../../renderer/render/drawings/draw-pictures.ts';
import { createDrawingCache } from '../../renderer/render/drawings/drawing-cache.ts';
import { openPainter } from '../../renderer/render/drawings/open-painter.ts';
import type { TemplateModule } from '../../renderer/render/evaluate-templates.ts';
import { noStore, type ValueStore } from '../../renderer/store/value-store.ts';
import type { PlannedDrawing } from '../../schemas/asset.ts';
import { loadFixture } from '../render/make-plan.ts';
import { planAcademy } from './plan-academy.ts';

const minute = 60_000;

let drawings: PlannedDrawing[];
let module: TemplateModule;
const folder = mkdtempSync(join(tmpdir(), 'site-drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const plan = await planAcademy(new Date('2025-09-01T09:00:00Z'));
  const isWanted = ({ kind, output }: PlannedDrawing) => kind !== 'social' || /home|blog-nurse/.test(output);
  drawings = plan.drawings.filter(isWanted);
  module = (await loadFixture()).module;
});

/** Counts what is stored: each is a picture that had to be drawn. */
function createStore(name: string): DrawingStore & { kept: string[] } {
  const known = new Map<string, { path: string; bytes: number }>();
  const kept: string[] = [];
  const keep: DrawingStore['keep'] = (key, content) => {
    const path = join(folder, `${name}-${key}`);
    writeFileSync(path, content);
    kept.push(key);
    known.set(key, { path, bytes: content.byteLength });
    return { path, bytes: content.byteLength };
  };
  return { find: (key) => known.get(key), keep, kept };
}

/** Draws as one process after another would, each with an empty cache in memory. */
async function draw(
  store: DrawingStore,
  wanted = drawings,
  options: Partial<DrawOptions> = {},
): Promise<{ files: Map<string, Buffer>; found: Diagnostic[]; pending: PendingDrawing[] }> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const templates = { module, versions: { social: 'as shipped' } };
  const known = createDrawingCache();
  const { copies, pending } = await drawPictures(
    wanted,
    { templates, store, known, values: noStore, extent: 'all', ...options },
    report,
  );
  return { files: new Map(copies.map(({ output, path }) => [output, readFileSync(path)])), found, pending };
}

/** Width and height of a PNG. */
function sizeOf(file: Buffer | undefined): [number, number] {
  expect(file?.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [file?.readUInt32BE(16) ?? 0, file?.readUInt32BE(20) ?? 0];
}

describe('drawn pictures', () => {
  test('have the sizes that the pages and the manifest promise', async () => {
    const { files, found } = await draw(createStore('sizes'));
    expect(found).toEqual([]);
    for (const [output, file] of files)
      if (output.startsWith('social/')) expect(sizeOf(file)).toEqual([1200, 630]);
    expect(sizeOf(files.get('icons/icon-192.png'))).toEqual([192, 192]);
    expect(sizeOf(files.get('icons/icon-512.png'))).toEqual([512, 512]);
    expect(sizeOf(files.get('icons/icon-maskable-512.png'))).toEqual([512, 512]);
    expect(sizeOf(files.get('apple-touch-icon.png'))).toEqual([180, 180]);
    const favicon = files.get('favicon.ico');
    expect(favicon?.readUInt16LE(4)).toBe(3);
    const offset = favicon?.readUInt32LE(6 + 16 + 12) ?? 0;
    expect(sizeOf(favicon?.subarray(offset))).toEqual([32, 32]);
  });

  test('are drawn once, and drawn again only where something on them changed', async () => {
    const store = createStore('once');
    await draw(store);
    const before = store.kept.length;
    expect(before).toBe(drawings.length);
    await draw(store);
    expect(store.kept).toHaveLength(before);
    const changed = drawings.map((drawing) =>
      drawing.kind === 'social' && drawing.output.includes('home')
        ? { ...drawing, picture: { ...drawing.picture, title: 'Another title' } }
        : drawing,
    );
    await draw(store, changed);
    expect(store.kept).toHaveLength(before + 1);
  });

  test('are those of their own templates, whatever the same painter has drawn for another site', async () => {
    const drawing: TemplateModule['drawings'][string] = () =>
      module.createElement(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 640 360' },
        module.createElement('rect', { width: 640, height: 360, fill: '#c03' }),
      );
    const others = Object.fromEntries(Object.keys(module.drawings).map((kind) => [kind, drawing]));
    const templates = { module: { ...module, drawings: others }, versions: { social: 'another site’s' } };
    const painter = openPainter();
    const first = await draw(createStore('painter-first'), drawings, { painter });
    const second = await draw(createStore('painter-second'), drawings, { painter, templates });
    const own = await draw(createStore('painter-own'), drawings, { templates });
    const differing = [...own.files].filter(([output, file]) => !second.files.get(output)?.equals(file));
    expect([own.files.size, differing.map(([output]) => output)]).toEqual([drawings.length, []]);
    const redrawn = [...own.files].filter(([output, file]) => !first.files.get(output)?.equals(file));
    expect(redrawn.length).toBeGreaterThan(0);
  });

  test('have the same bytes every time, alone and among others', async () => {
    const [one, other] = [await draw(createStore('one')), await draw(createStore('other'))];
    expect([...one.files].every(([output, file]) => other.files.get(output)?.equals(file))).toBe(true);
    const alone = createStore('alone');
    for (const drawing of drawings) {
      const { files } = await draw(alone, [drawing]);
      expect(files.get(drawing.output)?.equals(one.files.get(drawing.output) ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('that can’t be drawn for one reason are one message', async () => {
    const damaged = join(folder, 'damaged.woff2');
    writeFileSync(damaged, 'wOF2 and nothing more');
    const broken = drawings.flatMap((drawing) =>
      drawing.kind === 'social'
        ? [
            {
              ...drawing,
              typefaces: { ...drawing.typefaces, text: { name: 'a.woff2', path: damaged, hash: '0' } },
            },
          ]
        : [],
    );
    const { files, found } = await draw(createStore('damaged'), broken);
    expect(broken.length).toBeGreaterThan(1);
    expect(files.size).toBe(0);
    expect(found.map(({ code }) => code)).toEqual(['drawing-failed']);
  });

  test('that can’t be drawn are reported with their place', async () => {
    const broken = drawings.flatMap((drawing) =>
      drawing.kind === 'icon'
        ? [{ ...drawing, source: { ...drawing.source, path: join(folder, 'gone.svg') } }]
        : [],
    );
    const { found } = await draw(createStore('gone'), broken.slice(0, 1));
    expect(found).toMatchObject([{ code: 'drawing-failed', place: { file: 'site.yaml' } }]);
  });

  test.each([
    ['is no picture', '<svg broken'],
    ['breaks off', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'],
  ])('with a logo that %s are reported', async (name, text) => {
    const path = join(folder, `${name}.svg`);
    writeFileSync(path, text);
    const broken = drawings.flatMap((drawing) =>
      drawing.kind === 'social' && drawing.logo
        ? [{ ...drawing, logo: { ...drawing.logo, path, hash: name } }]
        : [],
    );
    const { files, found } = await draw(createStore(name), broken.slice(0, 1));
    expect([files.size, found.map(({ code }) => code)]).toEqual([0, ['drawing-failed']]);
  });
});

describe('pictures that are begun before all are known', () => {
  const report = () => {};
  const open = (store: DrawingStore, options: Partial<DrawOptions> = {}) =>
    openDrawing({
      templates: { module, versions: { social: 'as shipped' } },
      store,
      known: createDrawingCache(),
      values: noStore,
      extent: 'all',
      ...options,
    });

  test('are those that would have been drawn together, each once', async () => {
    const [together, store] = [await draw(createStore('together')), createStore('begun')];
    const drawing = open(store);
    for (const one of drawings.slice(2)) drawing.begin(one);
    await vi.waitUntil(() => store.kept.length > 0, { timeout: minute, interval: 1 });
    for (const one of drawings.slice(1)) drawing.begin(one);
    const { copies } = await drawing.finish(drawings, report);
    expect(copies.map(({ output }) => output)).toEqual(drawings.map(({ output }) => output));
    expect(store.kept).toHaveLength(drawings.length);
    for (const { output, path } of copies)
      expect(readFileSync(path).equals(together.files.get(output) ?? Buffer.alloc(0))).toBe(true);
  });

  test('are no part of a site that doesn’t have them in the end', async () => {
    const drawing = open(createStore('dropped'));
    for (const one of drawings) drawing.begin(one);
    const { copies } = await drawing.finish(drawings.slice(1), report);
    expect(copies.map(({ output }) => output)).toEqual(drawings.slice(1).map(({ output }) => output));
  });

  test('are begun only where they may be drawn now', async () => {
    const store = createStore('not-begun');
    const drawing = open(store, { extent: 'ready' });
    for (const one of drawings) drawing.begin(one);
    const { pending } = await drawing.finish(drawings, report);
    expect([store.kept, pending.length]).toEqual([[], drawings.length]);
  });

  test('are left where nobody wants them any more, once those are drawn that had been begun', async () => {
    const store = createStore('discarded');
    const many = Array.from({ length: 20 }, (_, index) =>
      drawings.map((one) => ({ ...one, output: `${index}/${one.output}` })),
    ).flat();
    const drawing = open(store);
    for (const one of many) drawing.begin(one);
    await drawing.discard();
    const kept = store.kept.length;
    expect(kept).toBeLessThan(many.length);
    // A drawing still in progress would finish before one that starts now.
    await draw(createStore('after-discarding'));
    expect(store.kept).toHaveLength(kept);
  });

  test('end the run only when all are waited for, where the library can’t be loaded', async () => {
    const missing = vi.fn(() => Promise.reject(new Error('no program for this machine')));
    const drawing = open(createStore('no-library'), { painter: { load: missing, paint: missing } });
    for (const one of drawings) drawing.begin(one);
    await vi.waitUntil(() => missing.mock.calls.length > 0, { timeout: minute, interval: 1 });
    // By the next turn, Node would have exited if nothing were awaited.
    await new Promise((resolve) => setImmediate(resolve));
    await expect(drawing.finish(drawings, report)).rejects.toThrow('no program');
    await drawing.discard();
  });
});

describe('drawn pictures that may wait', () => {
  const known = () => createDrawingCache();

  test('are left until they are asked for, and then are those that would have been drawn at once', async () => {
    const [atOnce, store, memory] = [await draw(createStore('at-once')), createStore('later'), known()];
    const first = await draw(store, drawings, { extent: 'ready', known: memory });
    expect([first.files.size, store.kept.length]).toEqual([0, 0]);
    expect(first.pending.map(({ output }) => output)).toEqual(drawings.map(({ output }) => output));
    for (const { output, make } of first.pending)
      expect(readFileSync((await make()) ?? '').equals(atOnce.files.get(output) ?? Buffer.alloc(0))).toBe(
        true,
      );
    const second = await draw(store, drawings, { extent: 'ready', known: memory });
    expect([second.pending, second.files]).toEqual([[], atOnce.files]);
  });

  test('show as they were until a change of the templates has been looked into', async () => {
    const [store, memory] = [createStore('changed'), known()];
    const before = await draw(store, drawings, { known: memory });
    const drawn = store.kept.length;
    const sameLook = { module, versions: { social: 'made of other files' } };
    const second = await draw(store, drawings, { extent: 'ready', known: memory, templates: sameLook });
    const socials = drawings.filter(({ kind }) => kind === 'social');
    expect([second.files, second.pending.length]).toEqual([before.files, socials.length]);
    for (const { make } of second.pending) await make();
    expect(store.kept).toHaveLength(drawn);

    const plainer = {
      module: { ...module, SocialPicture: () => null },
      versions: { social: 'without words' },
    };
    const third = await draw(store, socials, { extent: 'ready', known: memory, templates: plainer });
    expect(third.files.size).toBe(socials.length);
    for (const { make } of third.pending) await make();
    expect(store.kept.length).toBeGreaterThan(drawn);
    const last = await draw(store, socials, { extent: 'ready', known: memory, templates: plainer });
    expect(last.pending).toEqual([]);
    for (const [output, file] of last.files) expect(before.files.get(output)?.equals(file)).toBe(false);
  });

  test('are not even composed again where a page is as an earlier process knew it', async () => {
    const store = createStore('known');
    const values = createValues();
    const before = await draw(store, drawings, { values });
    const broken = () => {
      throw new Error('composed');
    };
    const templates = { module: { ...module, createElement: broken }, versions: { social: 'as shipped' } };
    const { files, found } = await draw(store, drawings, { values, templates });
    expect([found, files]).toEqual([[], before.files]);
    const other = await draw(store, drawings, { values: createValues(), templates });
    expect(other.found.map(({ code }) => code)).toEqual(['drawing-failed']);
  });

  test('are drawn again where an icon changed, whose name is always the same', async () => {
    const [store, memory] = [createStore('icons'), known()];
    const before = await draw(store, drawings, { known: memory });
    const smaller = drawings.map((drawing) =>
      drawing.kind === 'icon' ? { ...drawing, look: { ...drawing.look, scale: 0.3 } } : drawing,
    );
    const after = await draw(store, smaller, { known: memory });
    const differ = [...after.files].filter(([output, file]) => !before.files.get(output)?.equals(file));
    expect(differ.map(([output]) => output).sort()).toEqual(
      drawings.flatMap(({ kind, output }) => (kind === 'icon' ? [output] : [])).sort(),
    );
  });

  test('that can’t be drawn are reported by the next run', async () => {
    const gone = drawings.flatMap((drawing) =>
      drawing.kind === 'icon'
        ? [{ ...drawing, source: { ...drawing.source, path: join(folder, 'no.svg') } }]
        : [],
    );
    const [store, memory] = [createStore('gone-later'), known()];
    const first = await draw(store, gone, { extent: 'ready', known: memory });
    expect(first.found).toEqual([]);
    for (const { make } of first.pending) expect(await make()).toBeUndefined();
    const second = await draw(store, gone, { extent: 'ready', known: memory });
    expect(second.found.map(({ code }) => code)).toEqual(['drawing-failed']);
  });
});

/** A store in memory for values that one process leaves to the next. */
function createValues(): ValueStore {
  const values = new Map<string, Uint8Array>();
  return {
    ...noStore,
    find: (key) => {
      const value = values.get(key);
      return value && { value, storedAt: 0 };
    },
    keep: (key, value) => void values.set(key, value),
  };
}
