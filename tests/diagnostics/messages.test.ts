import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueCode, catalogueFiles, codeBeside, readCatalogue } from './read-catalogue.ts';

const root = path.join(import.meta.dirname, '../..');
const messages = readCatalogue();
const sources = ['diagnostics', 'kinds', 'renderer', 'cli', 'templates'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
);

describe('the catalogue of messages', () => {
  test('has messages of kinds', () => {
    expect(messages.length).toBeGreaterThan(500);
    expect(catalogueFiles.filter((file) => file.startsWith('kinds/')).length).toBeGreaterThan(5);
  });

  test('is the only place that makes a problem', () => {
    const makers = sources
      .filter(({ file }) => !catalogueCode.includes(file) && !file.endsWith('/messages.generated.ts'))
      .filter(({ text }) => /\bcreate(?:Error|Warning)\(/.test(text));
    expect(makers.map(({ file }) => file)).toEqual(['diagnostics/create-diagnostic.ts']);
  });

  test('uses no code twice', () => {
    const codes = messages.map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  test.each(catalogueFiles)('%s has the text of each message that no code beside it chooses', (file) => {
    const chosen = [...codeBeside(file).matchAll(/create(Error|Warning)\(\s*'([^']+)'/g)].map(
      ([, kind, code]) => `${code} ${kind?.toLowerCase()}`,
    );
    const without = messages
      .filter((message) => message.file === file && message.message === undefined)
      .map(({ code, severity }) => `${code} ${severity}`);
    expect(without.toSorted()).toEqual([...new Set(chosen)].toSorted());
  });

  test('is asked for a message by way of the code that adds to it', () => {
    const completed = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bgenerated\.(\w+)\(/g)].map(([, name]) => name),
    );
    const others = sources.filter(({ file }) => !catalogueCode.includes(file));
    const imported = others.flatMap(({ text }) => [
      ...[...text.matchAll(/import \{([^}]+)\} from '[^']*messages\.generated\.ts'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
      ...(/import \* as messages from '[^']*messages\.generated\.ts'/.test(text)
        ? [...text.matchAll(/\bmessages\.(\w+)/g)].map(([, name]) => name)
        : []),
    ]);
    expect(completed.length).toBeGreaterThan(100);
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((name) => completed.includes(name))).toEqual([]);
  });
});
