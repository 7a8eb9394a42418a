/** Whoever only looks changes nothing: every field of every page is opened. */
import { cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { answerField } from '../../../cli/edit/answers/answer-field.ts';
import { answerPage } from '../../../cli/edit/answers/answer-page.ts';
import { answerSession } from '../../../cli/edit/answers/answer-session.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { emptyFolder, repository } from '../run-site.ts';
import { openDesk } from './open-desk.ts';

const sites: [name: string, folder: string, root: string][] = [
  ['the academy', '.', '.'],
  ['the school', 'tests/fixtures/site', '.'],
  ['the clinic', 'examples/clinic', '.'],
];

test('opening the fields of a small site writes nothing', { timeout: 120_000 }, async () => {
  expect(await opened('tests/fixtures/small-site', '.')).toBeGreaterThan(50);
});

test.each(sites)(
  'opening every field of every page of %s writes nothing',
  { tags: ['long/uses'], timeout: 3_600_000 },
  async (_, folder, root) => {
    expect(await opened(folder, root)).toBeGreaterThan(400);
  },
);

/** How many fields were opened. */
async function opened(folder: string, within: string): Promise<number> {
  const family = await emptyFolder();
  for (const part of ['site.yaml', 'content', 'branches', 'data', 'schemas', 'templates', 'kinds'])
    await cp(path.join(repository, folder, part), path.join(family, part), { recursive: true }).catch(
      () => {},
    );
  const desk = openDesk(path.join(family, within), new Date('2026-11-22T12:00:00Z'));
  const before = await stateOf(family);
  const pages = listOf(fieldsOf((await answerSession(desk)).value).pages).map(fieldsOf);
  const ids = new Set<string>();
  for (const { address } of pages) {
    const { spots } = fieldsOf((await answerPage(desk, String(address))).value);
    for (const spot of listOf(spots).map(fieldsOf))
      for (const { id } of listOf(spot.fields).map(fieldsOf)) ids.add(String(id));
  }
  for (const id of ids) expect((await answerField(desk, id)).status).toBeUndefined();
  expect(await stateOf(family)).toEqual(before);
  return ids.size;
}

/** Each file with its size and the moment of its last change, but for the editor’s own folder. */
async function stateOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))
    .filter((file) => !file.split(path.sep).includes('.site'));
  const stats = await Promise.all(files.sort().map((file) => stat(file)));
  return files.map((file, index) => `${file} ${stats[index]?.size} ${stats[index]?.mtimeMs}`);
}
