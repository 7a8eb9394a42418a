/**
 * Everything that the catalogue can tell an editor stands in wording.txt, sentence by sentence, to be read aloud. Samples
 * show most of it at work; what none of them brings about is held here. `UPDATE_SAMPLES=1` writes the list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSource, isNode, nodesOf, type SyntaxNode } from '../architecture/source.ts';
import { catalogueFiles } from './read-catalogue.ts';

const repository = path.join(import.meta.dirname, '../..');
const list = path.join(import.meta.dirname, 'wording.txt');

test('no sentence of the catalogue changes unread', () => {
  const printed = catalogueFiles.toSorted().map(printFile).join('\n');
  if (process.env.UPDATE_SAMPLES === '1') writeFileSync(list, printed);
  expect(printed, 'UPDATE_SAMPLES=1 writes it').toBe(readFileSync(list, 'utf8'));
});

function printFile(file: string): string {
  const { program } = createSource(file, readFileSync(path.join(repository, file), 'utf8'));
  const texts = [...nodesOf(program)]
    .flatMap((node) => wordsOf(node) ?? [])
    .filter((text) => text.includes(' '));
  return [file, ...texts.map((text) => `  ${text}`), ''].join('\n');
}

/** What is filled in stands as `{}`. */
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
