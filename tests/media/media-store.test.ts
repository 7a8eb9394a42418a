import fs, {
  copyFileSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaStore } from '../../renderer/assets/media-store.ts';
import { refuseChanges } from '../write/refuse-changes.ts';

const content = Buffer.from('the bytes of a picture');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-media-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was kept is found, also by another process and with another time', () => {
  const { path } = createMediaStore(folder).keep('key', content);
  expect(createMediaStore(folder).find('key')).toEqual({ path, bytes: content.length });
  utimesSync(path, new Date(0), new Date(0));
  expect(createMediaStore(folder).find('key')).toEqual({ path, bytes: content.length });
  expect(createMediaStore(folder).find('other')).toBeUndefined();
});

test.each<[string, (path: string) => void]>([
  ['cut off', (path) => truncateSync(path, 5)],
  ['empty', (path) => truncateSync(path, 0)],
  ['of the same size with another byte', (path) => writeFileSync(path, content.toString().replace('b', 'c'))],
  ['without its seal', (path) => rmSync(`${path}.seal`)],
  [
    'with the seal of another',
    (path) => {
      createMediaStore(folder).keep('other', Buffer.from('other bytes, another size'));
      copyFileSync(join(folder, 'other.seal'), `${path}.seal`);
    },
  ],
])('a file that is %s is as good as not there, and can be kept again', (_, damage) => {
  const cache = createMediaStore(folder);
  const { path } = cache.keep('key', content);
  damage(path);
  expect(cache.find('key')).toBeUndefined();
  cache.keep('key', content);
  expect(cache.find('key')).toEqual({ path, bytes: content.length });
  expect(readFileSync(path)).toEqual(content);
});

test('a seal stays as long as its file', () => {
  const cache = createMediaStore(folder);
  cache.keep('used', content);
  cache.trim(new Set(['used']));
  expect(readdirSync(folder).toSorted()).toEqual(['used', 'used.seal']);
});

test('a link is not followed: what it leads to is no picture of the site', () => {
  const outside = join(folder, 'outside');
  const cache = createMediaStore(join(folder, 'cache'));
  const { path } = cache.keep('key', content);
  renameSync(path, outside);
  symlinkSync(outside, path);
  expect(cache.find('key')).toBeUndefined();
  cache.keep('key', content);
  expect(lstatSync(path).isFile()).toBe(true);
});

test('a file that was made of something else, with its seal, is not what was asked for', () => {
  const cache = createMediaStore(folder);
  const { path } = cache.keep('other', content);
  copyFileSync(path, join(folder, 'key'));
  copyFileSync(`${path}.seal`, join(folder, 'key.seal'));
  expect(cache.find('key')).toBeUndefined();
  expect(cache.find('../key')).toBeUndefined();
});

/**
 * Moves the folder away, as `site clean` does, right before one of the steps that change the disk. Returns the number
 * of steps.
 */
function keepWhileCleaned(cacheFolder: string, step: number): number {
  const whole = (['rmSync', 'writeFileSync', 'renameSync'] as const).map((name) => [name, fs[name]] as const);
  const rename = fs.renameSync;
  let steps = 0;
  for (const [name, call] of whole)
    Reflect.set(fs, name, (...args: unknown[]) => {
      if (steps === step) rename(cacheFolder, `${cacheFolder}.${step}`);
      steps += 1;
      return Reflect.apply(call, fs, args);
    });
  syncBuiltinESMExports();
  try {
    createMediaStore(cacheFolder).keep('key', content);
    return steps;
  } finally {
    for (const [name, call] of whole) Reflect.set(fs, name, call);
    syncBuiltinESMExports();
  }
}

test('what is kept while the folder is taken away is there afterwards, whatever step that comes before', () => {
  const steps = keepWhileCleaned(join(folder, 'undisturbed'), -1);
  expect(steps).toBeGreaterThan(4);
  for (let step = 0; step < steps; step += 1) {
    const cacheFolder = join(folder, `before-${step}`);
    keepWhileCleaned(cacheFolder, step);
    expect(createMediaStore(cacheFolder).find('key'), `step ${step}`).toBeDefined();
  }
});

test('where the disk refuses, that is known before and while something is kept, and a mark is done without', async () => {
  const cache = createMediaStore(join(folder, '.site/cache/media'));
  expect(cache.refusal()).toBeUndefined();
  expect(readdirSync(join(folder, '.site/cache/media'))).toEqual([]);
  await refuseChanges(join(folder, '.site/cache/media'), 'EROFS', () => {
    expect(cache.refusal()).toEqual({ folder: join(folder, '.site/cache/media'), reason: 'EROFS' });
    expect(() => cache.keep('key', content)).toThrow('EROFS');
    cache.mark('mark');
  });
  expect(cache.find('mark')).toBeUndefined();
  cache.mark('mark');
  expect(cache.find('mark')).toMatchObject({ bytes: 0 });
});
