/** Programs in `data/` that print entries: what is kept of their answers, and what is said if they fail. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { askPrograms } from '../../renderer/features/ask/ask-programs.ts';
import { runDataProgram } from '../../renderer/features/ask/run-data-program.ts';
import { readSite } from '../../renderer/pipeline/read-site.ts';
import { createSite } from '../read/create-site.ts';

const schema = {
  ...{ title: 'Comet', description: 'A comet.', type: 'object', additionalProperties: false },
  kind: { folder: 'comets', data: 'comets.ts' },
  properties: { title: { type: 'string', title: 'Title', description: 'Its name.', examples: ['Halley'] } },
};

function siteWith(program: string, others: Readonly<Record<string, string>> = {}): string {
  return createSite({
    'site.yaml': 'name: Example\n',
    'schemas/comet.schema.json': JSON.stringify(schema),
    'data/comets.ts': program,
    ...others,
  });
}

const good = 'const all: { id: string }[] = [{ id: "halley" }];\nconsole.log(JSON.stringify(all));\n';
const answerOf = (root: string) => path.join(root, '.site/data/comets.json');

async function ask(root: string): Promise<string[]> {
  const { diagnostics } = await askPrograms({ root });
  return diagnostics.map(({ code, place, message }) => `${place.file}:${place.line} ${code}: ${message}`);
}

describe('a program', () => {
  test('is asked, with the files that it imports from its folder, and its answer is kept in one form', async () => {
    const root = siteWith(
      'import { ids } from "./lib/ids.ts";\nconsole.log(JSON.stringify({ comets: ids }));\n',
      {
        'data/lib/ids.ts': 'export const ids: object[] = [{ id: "halley" }];\n',
      },
    );
    expect(await ask(root)).toEqual([]);
    expect(JSON.parse(readFileSync(answerOf(root), 'utf8'))).toEqual({ comets: [{ id: 'halley' }] });
  });

  test('with the same answer leaves the file of the last one alone', async () => {
    const root = siteWith(good);
    await ask(root);
    const before = statSync(answerOf(root));
    await ask(root);
    expect(statSync(answerOf(root)).ino).toBe(before.ino);
    expect(statSync(answerOf(root)).mtimeMs).toBe(before.mtimeMs);
  });

  test('is asked again with the same cache only once its code has changed', async () => {
    const root = siteWith(`console.error("asked");\n${good}`);
    const cache = {};
    const times = async () => (await askPrograms({ root, cache })).said.size;
    expect([await times(), await times()]).toEqual([1, 0]);
    writeFileSync(path.join(root, 'data/comets.ts'), `console.error("asked again");\n${good}`);
    expect(await times()).toBe(1);
  });

  test('may say something on standard error', async () => {
    const { said, diagnostics } = await askPrograms({ root: siteWith(`console.error("page 1");\n${good}`) });
    expect([...said]).toEqual([['data/comets.ts', 'page 1\n']]);
    expect(diagnostics).toEqual([]);
  });

  test('that no kind names is not run', async () => {
    const root = siteWith(good, { 'data/other.ts': 'process.exit(1);\n' });
    expect(await ask(root)).toEqual([]);
  });
});

describe('a program that fails', () => {
  test.each([
    ['throw new TypeError("no connection");', 'said “TypeError: no connection”'],
    ['throw new TypeError("fetch failed", { cause: new Error("ENOTFOUND") });', '(Error: ENOTFOUND)'],
    [
      'console.error("node:internal/undici\\n      Error.captureStackTrace(err);\\nTypeError: fetch failed");\nprocess.exit(1);',
      'said “TypeError: fetch failed”',
    ],
    ['console.error("the key is missing");\nprocess.exit(3);', 'exit code 3 and said “the key is missing”'],
    ['process.exit(3);', 'exit code 3.'],
    ['', 'without printing anything'],
    ['console.log("<!doctype html>");', 'HTML instead of JSON'],
    ['console.log("Asking …\\n[]");', 'is not JSON: it begins with “Asking …”'],
    ['console.log("{ \\"error\\": \\"quota\\" }");', 'neither a list of entries nor'],
    ['console.log("[1, 2]");', 'neither a list of entries nor'],
    ['process.stdout.write(Buffer.from([0x5b, 0xe4, 0x5d]));', 'is not UTF-8'],
    ['const a: = 1;', 'Unexpected "="'],
    ['import "../content/x.ts";', 'outside data/'],
    ['import "a-package-that-nobody-has";', 'exit code 1'],
    ['process.kill(process.pid, "SIGKILL");', 'ended from outside'],
  ])('says why: %s', async (program, reason) => {
    const root = siteWith(program, { 'content/x.ts': 'console.log("[]");\n' });
    const [said, ...others] = await ask(root);
    expect(said).toContain('data-program-failed');
    expect(said).toContain(reason);
    expect(others).toEqual([]);
    expect(existsSync(answerOf(root))).toBe(false);
  });

  test('keeps its last good answer, with a warning that has the day of it', async () => {
    const root = siteWith(good);
    await ask(root);
    const before = readFileSync(answerOf(root), 'utf8');
    writeFileSync(path.join(root, 'data/comets.ts'), '\n\nthrow new Error("no connection");\n');
    const [said] = await ask(root);
    expect(said).toMatch(/^data\/comets\.ts:3 data-answer-kept: .*Its answer of \d{4}-\d\d-\d\d is used/);
    expect(readFileSync(answerOf(root), 'utf8')).toBe(before);
  });

  test('is stopped if it doesn’t end, or prints without end', async () => {
    const endless = 'setInterval(() => {}, 1000);';
    const folder = siteWith('');
    expect((await runDataProgram(endless, folder, undefined, { time: 0.3, output: 1 })).ended).toBe(
      'too late',
    );
    const printing = 'const more = () => process.stdout.write("x".repeat(100_000), more); more();';
    expect((await runDataProgram(printing, folder, undefined, { time: 60, output: 1 })).ended).toBe(
      'too much',
    );
  });

  test('is stopped with the command that asks it', async () => {
    const ending = new AbortController();
    const running = runDataProgram('setInterval(() => {}, 1000);', siteWith(''), ending.signal);
    ending.abort();
    expect((await running).ended).toBe('aborted');
  });

  test('has no answer that came as a link', async () => {
    const root = siteWith(good, {
      'elsewhere.json': '[{ "id": "halley" }]\n',
      'content/pages/home.yaml': 'title: Home\n',
    });
    mkdirSync(path.dirname(answerOf(root)), { recursive: true });
    symlinkSync('../../elsewhere.json', answerOf(root));
    const { diagnostics } = await readSite({ root });
    expect(diagnostics.map(({ code }) => code)).toContain('data-not-asked');
  });

  test('is not run if it is a link, perhaps to something that an editor has written', async () => {
    const root = siteWith(good);
    mkdirSync(path.join(root, 'content'));
    writeFileSync(path.join(root, 'content/comets.ts'), good);
    rmSync(path.join(root, 'data/comets.ts'));
    symlinkSync('../content/comets.ts', path.join(root, 'data/comets.ts'));
    expect((await ask(root)).map((line) => line.replace(/:\s.*/, ''))).toEqual([
      'data/comets.ts:1 file-link-outside',
    ]);
    expect(existsSync(answerOf(root))).toBe(false);
  });
});
