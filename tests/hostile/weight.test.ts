/**
 * Files that once took gigabytes or minutes. Each is checked in its own process with 500 MB; work that grows with the
 * square of the size doesn't finish within a test's timeout.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runSite } from '../cli/run-site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';

const article = 'content/posts/new-clocks.mdx';
const course = 'content/courses/adult-online.yaml';

type Heavy = { file: string; change: (before: string) => string; says: readonly string[] };

const spaces = (count: number): string => ' '.repeat(count);

function subtitle(text: string): Heavy['change'] {
  return (before) => before.replace(/^subtitle: .*$/m, `subtitle: "${text}"`);
}

/** A table whose head has this many cells, over this many rows of one. */
function table(columns: number, rows: number): Heavy['change'] {
  const head = `|${' a |'.repeat(columns)}\n|${' - |'.repeat(columns)}\n`;
  return (before) => `${before}\n${head}${'| b |\n'.repeat(rows)}`;
}

const heavy: Readonly<Record<string, Heavy>> = {
  'spaces in a field, more than it holds': {
    file: course,
    change: subtitle(`a${spaces(100_000)}b`),
    says: ['text-too-long'],
  },
  'spaces in a field': { file: course, change: subtitle(`a${spaces(90_000)}b`), says: ['long-field'] },
  'spaces behind the first fence': {
    file: article,
    change: (before) => `---x${spaces(300_000)}y${before.slice(3)}`,
    says: ['front-matter-language'],
  },
  'a wide head over short rows': { file: article, change: table(2000, 20_000), says: ['markdown-excess'] },
  'a less wide head over fewer rows': { file: article, change: table(300, 3000), says: ['markdown-excess'] },
  'brackets without a beginning': {
    file: 'content/facts.yaml',
    change: () => 'a: ]\n'.repeat(50_000),
    says: ['yaml-bracket-extra', 'more-mistakes'],
  },
  'what Git leaves where two people changed the same text': {
    file: article,
    change: (before) => `${before}\n${'<<<<<<< HEAD\n'.repeat(60_000)}`,
    says: ['conflict-markers'],
  },
  'backticks of many lengths in a line': {
    file: article,
    change: (before) =>
      `${before}\n${Array.from({ length: 1200 }, (_, at) => '`'.repeat(at + 1)).join(' ')}\n`,
    says: [],
  },
  'hyphens, bars and spaces in a paragraph': {
    file: article,
    change: (before) => `${before}\na | b\n${'-= '.repeat(30_000)}| x\n`,
    says: [],
  },
};

let root: string | undefined;
afterEach(() => {
  if (root !== undefined) removeSite(root);
});

const everyTime = 'spaces in a field';
const others = Object.keys(heavy).filter((name) => name !== everyTime);

test(everyTime, () => hold(everyTime));
test.each(others)('%s', { tags: ['long/fuzz'] }, hold);

async function hold(name: string): Promise<void> {
  const known = heavy[name];
  if (!known) throw new Error(`There is no ${name}.`);
  root = copySite(originals.school);
  const file = path.join(root, known.file);
  writeFileSync(file, known.change(readFileSync(file, 'utf8')));
  const { code, out, note } = await runSite(['check', '--at', '2025-10-01', '--root', root], root, {
    NODE_OPTIONS: '--max-old-space-size=500',
  });
  expect([0, 1], note).toContain(code);
  for (const said of known.says) expect(`${out}${note}`).toContain(`[${said}]`);
}
