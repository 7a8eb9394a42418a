/** Pictures that are drawn from the content: their size, their sameness, and that nothing is drawn twice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type DrawingStore, drawPictures } from '../../renderer/render/drawings/draw-pictures.ts';
import type { TemplateModule } from '../../renderer/render/evaluate-templates.ts';
import type { PlannedDrawing } from '../../schemas/asset.ts';
import { loadFixture } from '../render/make-plan.ts';
import { planAcademy } from './plan-academy.ts';

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

/** Counts what is kept: each is a picture that had to be drawn. */
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

async function draw(
  store: DrawingStore,
  wanted = drawings,
): Promise<{ files: Map<string, Buffer>; found: Diagnostic[] }> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const { copies } = await drawPictures(wanted, { module, store }, report);
  return { files: new Map(copies.map(({ output, path }) => [output, readFileSync(path)])), found };
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
