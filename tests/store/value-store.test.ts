import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openValueStore } from '../../renderer/store/value-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'values-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (options: { program?: string; keeps?: boolean; ample?: number } = {}) =>
  openValueStore({ folder, program: 'one', keeps: true, ...options });
const value = Buffer.from('what took long to make');

test('what one process keeps, a later one finds', () => {
  open().keep('a', value);
  expect(open().find('a')?.value).toEqual(value);
  expect(open().find('b')).toBeUndefined();
  const [name = ''] = readdirSync(folder);
  expect(open().find('a')?.storedAt).toBe(statSync(join(folder, name)).mtimeMs);
});

test('an empty value is a value', () => {
  open().keep('a', Buffer.alloc(0));
  expect(open().find('a')?.value).toEqual(Buffer.alloc(0));
});

test('another version of the program finds nothing', () => {
  open().keep('a', value);
  expect(open({ program: 'other' }).find('a')).toBeUndefined();
});

test('whoever may keep nothing finds what is there, and leaves it alone', () => {
  open().keep('a', value);
  const before = readdirSync(folder);
  const store = open({ keeps: false, ample: 0 });
  expect(store.find('a')?.value).toEqual(value);
  store.keep('b', value);
  store.trim();
  expect(readdirSync(folder)).toEqual(before);
});

describe('a damaged value is not found, and can be kept anew', () => {
  const damages: Record<string, (path: string) => void> = {
    'cut off': (path) => writeFileSync(path, readFileSync(path).subarray(0, -1)),
    'cut off within its checksum': (path) => writeFileSync(path, readFileSync(path).subarray(0, 7)),
    emptied: (path) => writeFileSync(path, ''),
    'changed in one bit': (path) => {
      const bytes = readFileSync(path);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      writeFileSync(path, bytes);
    },
    'longer by a byte': (path) => writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('x')])),
    'under the name of another': (path) => {
      open().keep('b', value);
      const other = readdirSync(folder).find((name) => !path.endsWith(name)) ?? '';
      renameSync(join(folder, other), path);
    },
  };

  test.each(Object.entries(damages))('%s', (_, damage) => {
    open().keep('a', Buffer.from('first'));
    const [name = ''] = readdirSync(folder);
    damage(join(folder, name));
    expect(open().find('a')).toBeUndefined();
    open().keep('a', value);
    expect(open().find('a')?.value).toEqual(value);
  });
});

test('where nothing can be written, nothing is said', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const store = openValueStore({ folder: join(file, 'values'), program: 'one', keeps: true });
  store.keep('a', value);
  store.trim();
  expect(store.find('a')).toBeUndefined();
});

test('a folder is in the place of a value: it is not found, and nobody fails', () => {
  open().keep('a', value);
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  openValueStore({ folder: join(folder, name), program: 'one', keeps: true }).keep('b', value);
  expect(open().find('a')).toBeUndefined();
  open().keep('a', value);
});

test('once there is more than enough, what was not used goes', () => {
  open().keep('old', value);
  open().keep('found', value);
  const store = open({ ample: 50 });
  store.find('found');
  store.keep('new', value);
  store.trim();
  expect(['old', 'found', 'new'].map((key) => open().find(key)?.value)).toEqual([undefined, value, value]);
  open({ ample: 1000 }).trim();
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what a process that was killed had begun to keep goes, and what another is keeping stays', () => {
  open().keep('a', value);
  const [name = ''] = readdirSync(folder);
  const at = statSync(join(folder, name)).mtimeMs / 1000;
  const begun = (partial: string, secondsBefore: number) => {
    writeFileSync(join(folder, partial), 'half');
    utimesSync(join(folder, partial), at - secondsBefore, at - secondsBefore);
  };
  begun(`${name}.1234`, 120);
  begun(`${name}.5678`, 1);
  open().trim();
  expect(readdirSync(folder)).toEqual([name, `${name}.5678`]);
});

test('what nobody may read is not found', () => {
  open().keep('a', value);
  const [name = ''] = readdirSync(folder);
  chmodSync(join(folder, name), 0);
  // An administrator may read everything.
  expect(open().find('a')?.value).toEqual(process.getuid?.() === 0 ? value : undefined);
});

describe('a value of many parts', () => {
  const parts = new Map([
    ['one', Buffer.from('the first')],
    ['none', Buffer.alloc(0)],
    ['two', Buffer.from('the second')],
  ]);
  const partsOf = (key: string) => {
    const found = open().findParts(key);
    const read = [...parts.keys(), 'three'].map((part) => found?.read(part)?.toString());
    found?.close();
    return found && read;
  };
  const path = () => join(folder, readdirSync(folder)[0] ?? '');

  test('is found part by part', () => {
    open().keepParts('a', parts);
    expect(partsOf('a')).toEqual(['the first', '', 'the second', undefined]);
    expect(partsOf('b')).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('may have none', () => {
    open().keepParts('a', []);
    expect(partsOf('a')).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is written as it is made: a part is asked for once those before it are on the disk', () => {
    const large = Buffer.alloc(300_000, 'x');
    const sizes: number[] = [];
    function* make(): Generator<[string, Uint8Array]> {
      for (const part of ['one', 'two', 'three']) {
        sizes.push(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));
        yield [part, large];
      }
    }
    open().keepParts('a', make());
    expect(sizes).toEqual([0, large.length, 2 * large.length]);
  });

  test('of which a part is damaged has the others', () => {
    open().keepParts('a', parts);
    const file = readFileSync(path());
    writeFileSync(path(), Buffer.concat([Buffer.from('T'), file.subarray(1)]));
    expect(partsOf('a')).toEqual([undefined, '', 'the second', undefined]);
  });

  test('is not there once its list is damaged, cut off or under another name', () => {
    open().keepParts('a', parts);
    const file = readFileSync(path());
    for (let length = 0; length < file.length; length += 1) {
      writeFileSync(path(), file.subarray(0, length));
      expect(partsOf('a')).toBeUndefined();
    }
    const end = parts.get('one')?.length ?? 0;
    for (let at = end + (parts.get('two')?.length ?? 0); at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed.writeUInt8(file.readUInt8(at) ^ 1, at);
      writeFileSync(path(), changed);
      expect(partsOf('a'), `byte ${at}`).toBeUndefined();
    }
    writeFileSync(path(), file);
    const [name = ''] = readdirSync(folder);
    open().keepParts('b', []);
    const other = readdirSync(folder).find((one) => one !== name) ?? '';
    renameSync(join(folder, name), join(folder, other));
    expect(partsOf('b')).toBeUndefined();
  });
});
