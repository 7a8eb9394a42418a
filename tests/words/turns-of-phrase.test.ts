/**
 * Keeps turns of phrase that nobody says out of comments, docs and the descriptions of schemas; tests/mistakes.test.ts
 * keeps them out of messages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTurns, type Place, turns } from './turns-of-phrase.ts';

type Passage = { place: Place; name: string; text: string };

const repository = join(import.meta.dirname, '../..');

/** Not ours, generated from files that are read here, or texts of sites. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|lib|\.\w+|samples)\/|^docs\/reference\/|^examples\/manual\/content\/chapters\/|^schemas\/(?:editor\/|types\.ts)|\.generated\.ts$/;

test('comments and docs have none', () => {
  const passages = filesIn('').flatMap((file) =>
    passagesOf(file, readFileSync(join(repository, file), 'utf8')),
  );
  expect(passages.length).toBeGreaterThan(5000);
  expect(problemsOf(passages)).toEqual([]);
});

describe.each(turns)(
  '“$wrong”',
  ({ wrong, right, in: places = ['comments', 'documentation', 'messages'] }) => {
    test.each(places)('is refused in %s, unlike “$right”', (place) => {
      expect(findTurns(wrong, place)).toHaveLength(1);
      expect(findTurns(right, place)).toEqual([]);
    });
  },
);

const turn = 'anew';

test.each([
  ['a.ts', `/** Made\n * ${turn}. */`],
  ['a.ts', `a();\n// Made\n// ${turn}.\nb();`],
  ['a.js', `a(); // made ${turn}`],
  ['a.tsx', `<p>{/* Made ${turn}. */}</p>`],
  ['a.css', `a {\n  /* Made ${turn}. */\n}`],
  ['docs/a.md', `It is made\n${turn}.`],
  ['a.schema.json', `{ "description": "Made ${turn}." }`],
])('finds one in %s: %j', (file, text) => {
  expect(problemsOf(passagesOf(file, text))).toHaveLength(1);
});

test.each([
  ['a.ts', `const a = 'made ${turn}';`],
  ['a.ts', `// the word \`${turn}\`, and “${turn}”`],
  ['docs/a.md', `\`\`\`\nmade ${turn}\n\`\`\``],
  ['a.schema.json', `{ "examples": ["Made ${turn}."] }`],
])('lets pass %s: %j', (file, text) => {
  expect(problemsOf(passagesOf(file, text))).toEqual([]);
});

function problemsOf(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ place, name, text }) =>
    findTurns(text, place).map((found) => `${name} ${found}`),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (skipped.test(entry.isDirectory() ? `${path}/` : path)) return [];
    return entry.isDirectory() ? filesIn(`${path}/`) : [path];
  });
}

function passagesOf(file: string, text: string): Passage[] {
  if (file.endsWith('.md')) return paragraphsOf(file, text);
  if (file.endsWith('.schema.json')) return descriptionsIn(file, text);
  return /\.(?:[cm]?js|tsx?|css)$/.test(file) ? commentsOf(file, text) : [];
}

function paragraphsOf(file: string, text: string): Passage[] {
  const blocks = text.match(/^(`{3,})[\s\S]*?^\1|^(?!```).+(?:\n(?!```).+)*/gm) ?? [];
  return blocks.map((block) => ({
    place: 'documentation',
    name: file,
    text: block.replaceAll(/\n(?!```)/g, ' '),
  }));
}

function descriptionsIn(name: string, text: string): Passage[] {
  const values = text.matchAll(/"(?:title|description|inWords)": "((?:[^"\\]|\\.)*)"/g);
  return [...values].map(([, value = '']) => ({ place: 'documentation', name, text: value }));
}

/** Lines of `//` that follow each other are one comment. */
function commentsOf(file: string, text: string): Passage[] {
  const comments = text.matchAll(/(?<![\w'"`*/\\])\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|[ \t]\/\/ .*/gm);
  return [...comments].map(({ 0: comment, index }) => ({
    place: 'comments',
    name: `${file}:${text.slice(0, index).split('\n').length}`,
    text: comment
      .replaceAll(/^[ \t]*(?:\/\*+|\*\/|\*|\/\/) ?|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}
