import { expect, test } from 'vitest';
import { contentVersion, textDigest, versionAfter } from '../../renderer/source/content-version.ts';
import { createSourceText } from '../../renderer/source/create-source-text.ts';

const source = (file: string, text: string) => ({ ...createSourceText(file, text), value: {} });
const home = source('content/pages/home.yaml', 'title: Home\n');
const blog = source('content/posts/one.mdx', '---\ntitle: One\n---\nText.\n');

test('is the same in any order, with any ends of lines', () => {
  const windows = source(home.file, 'title: Home\r\n');
  expect(contentVersion([home, blog])).toMatch(/^[0-9a-f]{64}$/);
  expect(contentVersion([blog, windows])).toBe(contentVersion([home, blog]));
});

test('changes with a letter, a name, a file more; a table in data/ is not content', () => {
  const version = contentVersion([home, blog]);
  for (const others of [
    [source(home.file, 'title: House\n'), blog],
    [source('content/pages/house.yaml', home.text), blog],
    [home, blog, source('content/posts/two.mdx', blog.text)],
    [home],
  ])
    expect(contentVersion(others)).not.toBe(version);
  expect(contentVersion([home, blog, source('data/plays.csv', 'id\nlear\n')])).toBe(version);
});

test('is known from the changed texts alone', () => {
  const [now, next] = [source(blog.file, 'Other.'), source(home.file, 'title: H\n')];
  const changes = [
    { before: textDigest(blog), now: textDigest(now) },
    { before: textDigest(home), now: textDigest(next) },
  ];
  expect(versionAfter(contentVersion([home, blog]), changes)).toBe(contentVersion([next, now]));
});
