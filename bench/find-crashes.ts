import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { loadSchemas } from '../renderer/schema/load-schemas.ts';
import { loadCompiled } from './differential/site-program.ts';
import { withEdits } from './hostile/apply-edits.ts';
import { type HostileEdit, hostileEdits } from './hostile/make-edits.ts';

const usage = 'npm run hostile -- [--cases 20000] [--seed 1] [--from 0]';

/** Milliseconds: anything longer counts as a hang. */
const tooLong = 20_000;
/** A long-running process caches what it parsed: now and then it starts afresh. */
const perCache = 500;

type Found = { number: number; what: string; edits: readonly HostileEdit[] };

/** Checks a site with hostile edits; 1 if one of them crashed it or took too long, 2 for wrong arguments. */
export default async function findCrashes(args: readonly string[], repository: string): Promise<number> {
  const { cases, seed, from } = readOptions(args);
  if (![cases, seed, from].every(Number.isInteger)) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const work = await mkdtemp(join(tmpdir(), 'site-hostile-'));
  try {
    const root = join(work, 'site');
    const original = join(repository, 'tests/fixtures/site');
    await cp(join(original, 'site.yaml'), join(root, 'site.yaml'));
    await cp(join(original, 'content'), join(root, 'content'), { recursive: true });
    const { buildSite, createCache } = await loadCompiled(repository);
    const schemas = await loadSchemas([join(repository, 'schemas')]);
    const made = fc.sample(hostileEdits({ files: await textsOf(root), schemas }), { seed, numRuns: cases });
    const found: Found[] = [];
    let cache = createCache();
    for (const [number, edits] of made.entries()) {
      if (number < from) continue;
      if (number % perCache === 0) cache = createCache();
      const what = await tryEdits(root, edits, () =>
        buildSite({
          root,
          out: join(work, 'dist'),
          until: 'check',
          today: new Date('2025-10-01T12:00:00Z'),
          cache,
          base: undefined,
        }),
      );
      if (what !== undefined) {
        found.push({ number, what, edits });
        cache = createCache();
        console.log(
          `${number}: ${what}\n${edits.map(({ name }) => `    ${name.slice(0, 2000)}`).join('\n')}`,
        );
      }
      if (number % 100 === 99) console.log(`${number + 1} cases, ${found.length} found`);
    }
    const hangs = found.filter(({ what }) => what.startsWith('took')).length;
    console.log(`${cases} cases, seed ${seed}: ${found.length - hangs} crashes, ${hangs} hangs.`);
    return found.length === 0 ? 0 : 1;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function readOptions(args: readonly string[]): { cases: number; seed: number; from: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cases: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
    },
  });
  return { cases: Number(values.cases), seed: Number(values.seed), from: Number(values.from) };
}

async function textsOf(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'content'), { recursive: true });
  const texts = files.filter((file) => /\.(?:yaml|mdx|svg)$/.test(file)).sort();
  return ['site.yaml', ...texts.map((file) => posix.join('content', file))];
}

/** A description of the failure; undefined if there was none. */
async function tryEdits(
  root: string,
  edits: readonly HostileEdit[],
  check: () => Promise<{ ok: boolean; diagnostics: readonly unknown[] }>,
): Promise<string | undefined> {
  const begun = Date.now();
  try {
    const { ok, diagnostics } = await withEdits(root, edits, check);
    if (!ok && diagnostics.length === 0) return 'failed and said nothing';
  } catch (error) {
    return error instanceof Error
      ? (error.stack ?? error.message).split('\n').slice(0, 6).join('\n')
      : String(error);
  }
  const took = Date.now() - begun;
  return took > tooLong ? `took ${took} ms` : undefined;
}
