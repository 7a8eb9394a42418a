/**
 * Whether two states of the program build the same website: `npm run compare-builds -- ../other-checkout`. Builds the
 * site of each checkout for the same day and compares the outputs byte for byte. Differences that
 * `bench/explained.json` explains are counted, all others are shown and end it with 1. Both checkouts have their
 * packages installed.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { repository } from '../scripts/repository.js';
import { runNode } from '../scripts/run-node.js';

const [other, day = '2026-11-22'] = process.argv.slice(2);
process.exitCode = other === undefined ? usage() : await compare(resolve(other), day);

function usage() {
  console.error('Usage: npm run compare-builds -- <folder of another checkout> [day]');
  return 2;
}

async function compare(checkout, at) {
  const temporary = await mkdtemp(join(tmpdir(), 'site-compare-'));
  try {
    const before = join(temporary, 'before');
    const after = join(temporary, 'after');
    const built = (await build(checkout, before, at)) || (await build(repository, after, at));
    return built === 0 ? await printDifferences(before, after) : built;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Each checkout compiles itself first. */
async function build(checkout, out, at) {
  const compiled = await runNode([join(checkout, 'scripts/compile.js')], { cwd: checkout });
  if (compiled !== 0) return compiled;
  return runNode([join(checkout, 'bin/site.js'), 'build', '--at', at, '--out', out], { cwd: checkout });
}

async function printDifferences(before, after) {
  const explained = JSON.parse(await readFile(join(repository, 'bench/explained.json'), 'utf8'));
  const [old, now] = [await filesIn(before), await filesIn(after)];
  const renamed = findRenamed(old, now);
  const names = new Set([...old.filter((name) => !renamed.has(name)), ...now]);
  const formerly = new Map([...renamed].map(([from, to]) => [to, from]));
  const counts = new Map();
  let same = 0;
  let unexplained = 0;
  for (const name of [...names].sort()) {
    const one = rename(await read(join(before, formerly.get(name) ?? name)), renamed);
    const two = await read(join(after, name));
    if (one && two && one.equals(two)) {
      same += 1;
      continue;
    }
    const reasons = explain(explained, { name, one, two });
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (reasons.length === 0) {
      unexplained += 1;
      console.log(`${name}: ${describe(one, two)}`);
    }
  }
  for (const [reason, count] of counts) console.log(`${count} explained: ${reason}`);
  console.log(`${same} files are the same, ${unexplained} differ without an explanation.`);
  return unexplained === 0 ? 0 : 1;
}

/**
 * The reasons for what differs, none where it is not explained. `files`: any difference of these. `edits`: patterns of
 * what was written in place of what; once all are undone, and the policy's hashes left out, the file is as it was.
 */
function explain(explained, { name, one, two }) {
  const ofFile = explained.find(({ files }) => files !== undefined && new RegExp(files).test(name));
  if (ofFile) return [ofFile.reason];
  if (!one || !two) return [];
  const bare = (bytes) => bytes.toString('latin1').replace(/sha256-[A-Za-z0-9+/]{43}=/g, 'sha256');
  const reasons = [];
  let undone = bare(two);
  for (const { edits = [], reason } of explained) {
    const before = undone;
    for (const [now, formerly] of edits) undone = undone.replace(new RegExp(now, 'g'), formerly);
    if (undone !== before) reasons.push(reason);
  }
  return undone === bare(one) ? reasons : [];
}

/** Files whose content changed their name: `a.0123abcd.js` before, `a.4567cdef.js` after. */
function findRenamed(old, now) {
  const bare = (name) => name.replace(/\.[0-9a-f]{8}\./, '.');
  const added = new Map(now.filter((name) => !old.includes(name)).map((name) => [bare(name), name]));
  const gone = old.filter((name) => !now.includes(name) && bare(name) !== name && added.has(bare(name)));
  return new Map(gone.map((name) => [name, added.get(bare(name))]));
}

/** What names a renamed file names it as it is called afterwards, so that only the file itself differs. */
function rename(bytes, renamed) {
  if (!bytes) return bytes;
  let text = bytes.toString('latin1');
  for (const [from, to] of renamed) text = text.replaceAll(basename(from), basename(to));
  return Buffer.from(text, 'latin1');
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function read(file) {
  return readFile(file).catch(() => undefined);
}

/** What surrounds the first byte that differs. */
function describe(one, two) {
  if (!one) return 'only after';
  if (!two) return 'only before';
  const at = one.findIndex((byte, index) => byte !== two[index]);
  const around = (bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString('utf8'));
  return `differs from byte ${at} on\n  before ${around(one)}\n  after  ${around(two)}`;
}
