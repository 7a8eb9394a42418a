/**
 * Everything that the catalogue can say to an editor is in wording.txt, sentence by sentence, to be read aloud: the
 * Markdown, and what code beside it chooses or adds. Samples show most of it at work; the rest is recorded here.
 * `UPDATE_SAMPLES=1` writes the list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSource, isNode, nodesOf, type SyntaxNode } from '../architecture/source.ts';
import { catalogueCode, readCatalogue } from './read-catalogue.ts';

const repository = path.join(import.meta.dirname, '../..');
const list = path.join(import.meta.dirname, 'wording.txt');

test('no sentence of the catalogue changes unread', () => {
  const sentences = readSentences();
  if (process.env.UPDATE_SAMPLES === '1') writeFileSync(list, print(sentences));
  expect(sortedSentences(sentences), 'UPDATE_SAMPLES=1 writes it').toEqual(
    sortedSentences(parse(readFileSync(list, 'utf8'))),
  );
});

/** By file of the catalogue, without its extension: a sentence may move between Markdown and the code beside it. */
type Sentences = ReadonlyMap<string, readonly string[]>;

function readSentences(): Sentences {
  const inMarkdown = readCatalogue().map(({ file, message = '', hint = '' }) => ({
    name: file.replace(/\.md$/, ''),
    texts: [message, hint].map((text) =>
      text.replace(/\\\{|\{(?:place\.file|[a-z][A-Za-z]*)\}/g, (found) => (found === '\\{' ? '{' : '{}')),
    ),
  }));
  const inCode = catalogueCode.map((file) => ({ name: file.replace(/\.ts$/, ''), texts: wordsIn(file) }));
  const all = new Map<string, string[]>();
  for (const { name, texts } of [...inMarkdown, ...inCode])
    all.set(name, [...(all.get(name) ?? []), ...texts.filter((text) => text.includes(' '))]);
  return all;
}

function print(sentences: Sentences): string {
  return byName(sentences)
    .map(([name, texts]) => [name, ...texts.map((text) => `  ${text}`), ''].join('\n'))
    .join('\n');
}

function parse(text: string): Sentences {
  return new Map(
    text.split(/\n(?=[^\s])/).map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return [name.replace(/\.\w+$/, ''), lines.filter((line) => line !== '').map((line) => line.slice(2))];
    }),
  );
}

function sortedSentences(sentences: Sentences): [string, string[]][] {
  return byName(sentences).map(([name, texts]) => [name, [...new Set(texts)].toSorted()]);
}

function byName(sentences: Sentences): [string, readonly string[]][] {
  return [...sentences].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function wordsIn(file: string): string[] {
  const { program } = createSource(file, readFileSync(path.join(repository, file), 'utf8'));
  return [...nodesOf(program)].flatMap((node) => wordsOf(node) ?? []);
}

/** Interpolated values appear as `{}`. */
function wordsOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis
    .filter(isNode)
    .map(({ value }) => (isText(value) ? value.cooked : ''))
    .join('{}');
}

function isText(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
