import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCompiled } from './differential/site-program.ts';
import { type HeavyText, heavyTexts } from './growth/heavy-texts.ts';
import { withEdits } from './hostile/apply-edits.ts';

const usage = 'npm run growth -- [--size 50000] [--only text]';

/** The most that the time may grow when the text doubles. */
const most = 2.5;
/** Milliseconds of processor time beyond an untouched site: less growth can't be told from noise. */
const least = 200;

/**
 * Checks a site with each heavy text at 1, 2 and 4 times its size; 1 if the time grows faster than the text, 2 for
 * wrong arguments.
 */
export default async function measureGrowth(args: readonly string[], repository: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { size: { type: 'string', default: '50000' }, only: { type: 'string', default: '' } },
  });
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 1) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const work = await mkdtemp(join(tmpdir(), 'site-growth-'));
  try {
    const check = await openCheck(work, repository);
    const idle = await check(undefined, 0);
    let bad = 0;
    for (const text of heavyTexts.filter(({ name }) => name.includes(values.only))) {
      const times: number[] = [];
      for (const factor of [1, 2, 4]) times.push(Math.max(0, (await check(text, size * factor)) - idle));
      const grows = growsTooFast(times);
      if (grows) bad += 1;
      if (grows || values.only !== '') console.log(`${text.name}: ${times.map(Math.round).join(', ')} ms`);
    }
    console.log(`${bad} of ${heavyTexts.length} grow more than ${most} times when they are doubled.`);
    return bad === 0 ? 0 : 1;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Whether one of the steps is too large, ignoring times too short to tell from noise. */
export function growsTooFast(times: readonly number[]): boolean {
  return times
    .slice(1)
    .some((time, step) => time > least && time > most * Math.max(times[step] ?? 0, least / most));
}

/** Milliseconds of processor time for a check with a text in place. */
async function openCheck(work: string, repository: string) {
  const root = join(work, 'site');
  const original = join(repository, 'tests/fixtures/site');
  await cp(join(original, 'site.yaml'), join(root, 'site.yaml'));
  await cp(join(original, 'content'), join(root, 'content'), { recursive: true });
  const { buildSite, createCache } = await loadCompiled(repository);
  const today = new Date('2025-10-01T12:00:00Z');
  const options = { root, out: join(work, 'dist'), today, base: undefined };
  const check = async () => {
    const begun = process.cpuUsage();
    await buildSite({ ...options, until: 'check', cache: createCache() });
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  await check();
  return (text: HeavyText | undefined, size: number): Promise<number> => {
    if (!text) return check();
    const change = (before: Uint8Array) => Buffer.from(text.make(size, Buffer.from(before).toString()));
    return withEdits(root, [{ file: text.file, name: text.name, change }], check);
  };
}
