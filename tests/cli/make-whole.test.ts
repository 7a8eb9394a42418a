import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeWhole, type NewFile } from '../../cli/scaffold/make-whole.ts';
import { emptyFolder } from './run-site.ts';

const files: NewFile[] = [
  { name: 'site.yaml', text: 'name: A\n' },
  { name: 'content/pages/home.yaml', text: 'title: Home\n' },
];

describe('a new folder', () => {
  let above = '';
  beforeEach(async () => {
    above = await emptyFolder();
  });

  it('stands whole, with the folders on the way to it', async () => {
    const folder = path.join(above, 'one/two');
    expect(await makeWhole(folder, files, new AbortController().signal)).toEqual({ kind: 'made' });
    expect(await readFile(path.join(folder, 'content/pages/home.yaml'), 'utf8')).toBe('title: Home\n');
    expect(await readdir(path.join(above, 'one'))).toEqual(['two']);
  });

  it('may be one that is there already, and empty', async () => {
    const folder = path.join(above, 'mine');
    await mkdir(folder);
    expect(await makeWhole(folder, files, new AbortController().signal)).toEqual({ kind: 'made' });
    expect(await readdir(folder)).toEqual(['content', 'site.yaml']);
    expect(await readdir(above)).toEqual(['mine']);
  });

  it('leaves nothing behind where it is interrupted', async () => {
    const made = await makeWhole(path.join(above, 'one/two'), files, AbortSignal.abort());
    expect([made, await readdir(above)]).toEqual([{ kind: 'interrupted' }, []]);
  });

  it('leaves nothing behind where a file can’t be had, and says why', async () => {
    const lost: NewFile = { name: 'lost', copyOf: path.join(above, 'nowhere') };
    const made = await makeWhole(path.join(above, 'one'), [...files, lost], new AbortController().signal);
    expect([made, await readdir(above)]).toEqual([{ kind: 'failed', reason: 'ENOENT' }, []]);
  });

  it('takes no place of something else', async () => {
    await mkdir(path.join(above, 'one'));
    await writeFile(path.join(above, 'one/site.yaml'), 'mine');
    await writeFile(path.join(above, 'two'), 'mine');
    const full = await makeWhole(path.join(above, 'one'), files, new AbortController().signal);
    const file = await makeWhole(path.join(above, 'two'), files, new AbortController().signal);
    const below = await makeWhole(path.join(above, 'two/three'), files, new AbortController().signal);
    expect([full.kind, file.kind, below.kind]).toEqual(['failed', 'failed', 'failed']);
    expect(await readFile(path.join(above, 'one/site.yaml'), 'utf8')).toBe('mine');
    expect(await readdir(above)).toEqual(['one', 'two']);
  });
});
