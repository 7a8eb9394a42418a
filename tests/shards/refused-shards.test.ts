import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../renderer/features/build-site.ts';
import { createShard, type ShardWriter } from '../../renderer/features/shards/write-shard.ts';
import { copyOf, describedAnew, descriptionOf, withRecord } from './change-shard.ts';
import { buildShard, buildShards, emptyPlace, type Machine, merge, newMachine, today } from './machines.ts';

let machine: Machine;
let shards: string[] = [];
let first = '';
let others: string[] = [];

beforeAll(async () => {
  machine = await newMachine('tests/fixtures/small-site');
  shards = await buildShards([machine], { count: 3 });
  [first = '', ...others] = shards;
});

describe('what is merged', () => {
  test('may be named by the folder that all shards are in', async () => {
    const folder = emptyPlace('all');
    for (const [index, shard] of shards.entries())
      cpSync(shard, join(folder, `shard ${index}`), { recursive: true });
    expect(await codesOf([folder])).toEqual([]);
    expect(await codesOf([...shards, ...shards])).toEqual([]);
  });

  test('is a shard', async () => {
    const folder = emptyPlace('nothing');
    expect(await codesOf([folder])).toEqual(['shards-not-there']);
    mkdirSync(folder);
    expect(await codesOf([folder])).toEqual(['shards-not-there']);
    expect(await codesOf([join(first, 'shard.json')])).toEqual(['shards-not-there']);
    mkdirSync(join(folder, 'shard.json'));
    expect(await codesOf([folder])).toEqual(['shard-damaged']);
  });

  test('stands behind no link in .site; a folder that somebody names may be one', async () => {
    const elsewhere = emptyPlace('elsewhere');
    for (const [index, shard] of shards.entries())
      cpSync(shard, join(elsewhere, `${index}`), { recursive: true });
    const other = await newMachine('tests/fixtures/small-site');
    const folder = join(other.root, '.site/shards');
    mkdirSync(join(other.root, '.site'));
    symlinkSync(elsewhere, folder);
    expect(await codesOf([folder], other)).toEqual(['shard-behind-link']);
    expect(lstatSync(folder).isSymbolicLink()).toBe(true);
    rmSync(folder);
    cpSync(elsewhere, folder, { recursive: true });
    rmSync(join(folder, '0'), { recursive: true });
    symlinkSync(first, join(folder, '0'));
    expect(await codesOf([folder], other)).toEqual(['shard-behind-link']);
    const byHand = emptyPlace('by-hand');
    symlinkSync(elsewhere, byHand);
    expect(await codesOf([byHand])).toEqual([]);
  });

  test('is all of the site', async () => {
    const { built, out } = await merge(machine, others.slice(0, 1));
    expect(built.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['shards-missing', '2 of the 3 shards are missing: 1/3, 3/3.'],
    ]);
    expect(built.diagnostics[0]?.hint).toContain('site build --shard 1/3');
    expect(existsSync(out)).toBe(false);
  });

  test('is nothing twice', async () => {
    expect(await codesOf([...shards, copyOf(first)])).toEqual(['shard-twice']);
  });

  test('is of one number of shards', async () => {
    const other = await buildShard(machine, 1, { count: 2 });
    expect(await codesOf([...shards, other.folder])).toEqual(['shard-other-count']);
    const { built } = await merge(machine, [other.folder, ...shards]);
    expect(built.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['shard-other-count', 'This is shard 1/2, but the others were made as part of 3.'],
    ]);
  });

  test('is of the files that stand here', async () => {
    const other = await newMachine('tests/fixtures/small-site');
    const before = copyOf(other.root);
    for (const change of [changePage, changeWording, changePicture, addSchema, changeSettings]) {
      change(other.root);
      expect(await codesOf(shards, other)).toEqual(shards.map(() => 'shard-other-files'));
      rmSync(other.root, { recursive: true });
      cpSync(before, other.root, { recursive: true });
    }
    expect(await codesOf(shards, other)).toEqual([]);
  });

  // The system can't say what a path with too long a name is, whoever asks; for a folder without permissions, root can.
  test('is what can be read', async () => {
    const unreadable = join(first, 'n'.repeat(300));
    const { built } = await merge(machine, [unreadable, ...others]);
    expect(built.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['shard-unreadable', expect.stringContaining('(ENAMETOOLONG)')],
    ]);
  });

  test('is of this version of the program', async () => {
    const folder = describedAnew(first, (description) => ({ ...description, program: 'another' }));
    expect(await codesOf([folder, ...others])).toEqual(['shard-other-program']);
  });

  test.each([
    ['a byte of its pages is another', 'content.bin', (bytes: Buffer) => bytes.fill(0, 9, 10)],
    ['its end is missing', 'content.bin', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['something follows', 'content.bin', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
    ['its description is cut off', 'shard.json', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['its description says something else', 'shard.json', sayingOtherwise],
    ['its description is empty', 'shard.json', () => Buffer.from('')],
    ['its description is no object', 'shard.json', () => Buffer.from('null')],
  ])('is whole: not where %s', async (_, file, damage) => {
    const folder = copyOf(first);
    writeFileSync(join(folder, file), damage(readFileSync(join(folder, file))));
    expect(await codesOf([folder, ...others])).toEqual(['shard-damaged']);
  });

  test('is whole: not where its pages are missing', async () => {
    const folder = copyOf(first);
    rmSync(join(folder, 'content.bin'));
    expect(await codesOf([folder, ...others])).toEqual(['shard-damaged']);
  });

  test.each([
    ['its page', { output: '../../outside.html' }],
    [
      'a copy',
      { assets: [{ make: 'copy', file: { path: 'photo.jpg', output: 'media/../../x', bytes: 1 } }] },
    ],
    [
      'a copy over a page',
      { assets: [{ make: 'copy', file: { path: 'photo.jpg', output: 'index.html', bytes: 1 } }] },
    ],
    [
      'a file of the machine',
      { assets: [{ make: 'copy', file: { path: '../../../etc/passwd', output: 'media/x', bytes: 1 } }] },
    ],
  ])('is written only where a site keeps such files: not %s', async (_, change) => {
    const folder = withRecord(first, change);
    const { built, out } = await merge(machine, [folder, ...others]);
    expect(built.diagnostics.map(({ code }) => code)).toEqual(['shard-damaged']);
    expect(existsSync(out)).toBe(false);
  });
});

describe('a shard', () => {
  test('is not written after an error, and an earlier one is gone', async () => {
    const { root, cache } = await newMachine('tests/fixtures/small-site');
    const { folder } = await buildShard({ root, cache }, 1, { count: 2 });
    expect(existsSync(join(folder, 'shard.json'))).toBe(true);
    changePage(root, 'sections: 3');
    const again = await buildInto(folder, root);
    expect(again.ok).toBe(false);
    expect(existsSync(join(folder, 'shard.json'))).toBe(false);
    expect(existsSync(join(folder, 'content.bin'))).toBe(false);
  });

  test('ends with a message where another build begins the same one, and leaves nothing', async () => {
    const folder = emptyPlace('shared');
    let other: ShardWriter | undefined;
    const now = () => {
      if (existsSync(folder)) other ??= createShard(folder);
      return performance.now();
    };
    const { ok, diagnostics } = await buildInto(folder, machine.root, { now });
    expect([ok, ...diagnostics.map(({ code }) => code)]).toEqual([false, 'shard-cleared']);
    expect(other?.finish(descriptionOf(first))).toBe(true);
    other?.discard();
    expect(readdirSync(folder).toSorted()).toEqual(['content.bin', 'shard.json']);
  });

  test('takes a folder of its own', async () => {
    const { root } = machine;
    const full = emptyPlace('full');
    mkdirSync(full);
    writeFileSync(join(full, 'letter.txt'), 'Dear Sir');
    const link = emptyPlace('link');
    symlinkSync(full, link);
    for (const folder of [
      full,
      link,
      join(full, 'letter.txt'),
      root,
      join(root, 'content'),
      join(root, '.site'),
    ]) {
      const { ok, diagnostics } = await buildInto(folder, root);
      expect([ok, ...diagnostics.map(({ code }) => code)]).toEqual([false, 'shard-folder-taken']);
    }
    expect(readFileSync(join(full, 'letter.txt'), 'utf8')).toBe('Dear Sir');
    expect((await buildInto(join(root, '.site/shards/1-of-2'), root)).ok).toBe(true);
  });
});

async function codesOf(folders: readonly string[], on = machine): Promise<string[]> {
  const { built } = await merge(on, folders);
  return built.diagnostics.map(({ code }) => code);
}

function buildInto(out: string, root: string, options: { now?: () => number } = {}): Promise<BuiltSite> {
  return buildSite({ ...options, root, out, today, shard: { number: 1, count: 2 }, cache: machine.cache });
}

function sayingOtherwise(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString().replace('2025-10-05', '2025-10-06'));
}

function changePage(root: string, text = '# Nothing that shows'): void {
  appendFileSync(join(root, 'content/pages/home.yaml'), `\n${text}\n`);
}

function changeWording(root: string): void {
  appendFileSync(join(root, 'content/wording.yaml'), '# Nothing that shows\n');
}

function changePicture(root: string): void {
  appendFileSync(join(root, 'content/media/photo.jpg'), 'x');
}

function addSchema(root: string): void {
  mkdirSync(join(root, 'schemas'));
  writeFileSync(join(root, 'schemas/notes.txt'), 'Notes');
}

function changeSettings(root: string): void {
  appendFileSync(join(root, 'site.yaml'), '# Nothing that shows\n');
}
