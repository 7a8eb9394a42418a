/**
 * Finds the tests that a change removes, by comparing the names of all tests of a commit with those of the work tree.
 */
import { realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from './rail/check-out.ts';
import { createRun, type Run } from './rail/run-to-end.ts';

const usage = 'npm run compare-tests -- <commit>';

/** Exit code 1 if tests are missing; 2, 69 or 70 if nothing could be compared. */
export default async function compareTests(args: readonly string[], repository: string): Promise<number> {
  const [commit, ...more] = args;
  if (commit === undefined || more.length > 0) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const work = await mkdtemp(join(realpathSync(tmpdir()), 'site-tests-'));
  const run = createRun(stop.signal);
  try {
    const folder = join(work, 'program');
    const checkedOut = await checkOut(commit, { repository, folder }, run);
    if (checkedOut.kind === 'refused') {
      console.error(checkedOut.why);
      return checkedOut.exitCode;
    }
    const before = await listTests(folder, join(work, 'before.json'), run);
    const after = await listTests(repository, join(work, 'after.json'), run);
    return tellGone(before, after);
  } catch (error) {
    if (stop.signal.aborted) return 130;
    console.error(`Nothing could be compared. ${error instanceof Error ? error.message : String(error)}`);
    return 70;
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** `tests/a.test.ts > a group > a test` */
type Names = ReadonlySet<string>;

async function listTests(folder: string, list: string, run: Run): Promise<Names> {
  const { code, noted } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', `--json=${list}`],
    folder,
  );
  if (code !== 0) throw new Error(`The tests of ${folder} could not be listed:\n${noted}`);
  const tests: { name: string; file: string }[] = JSON.parse(await readFile(list, 'utf8'));
  return new Set(
    tests.map(({ name, file }) =>
      `${file.slice(file.lastIndexOf('/tests/') + 1)} > ${name}`.replaceAll(folder, ''),
    ),
  );
}

function tellGone(before: Names, after: Names): number {
  const gone = [...before].filter((name) => !after.has(name)).toSorted();
  const fresh = [...after].filter((name) => !before.has(name));
  for (const name of gone) console.log(name);
  console.log(
    `${before.size} names before, ${after.size} now: ${gone.length} are gone, ${fresh.length} are new.`,
  );
  return gone.length > 0 ? 1 : 0;
}
