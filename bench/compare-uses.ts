import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeldValue, holdUses } from './uses/hold-uses.ts';

const usage = 'npm run compare-uses -- [--part 1/20]';

/**
 * Changes every value of the shipped content, one after the other; 1 if the pages that change differ from those that
 * `site where` names.
 */
export default async function compareUses(args: readonly string[], repository: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { part: { type: 'string', default: '1/1' } } });
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(values.part) ?? []).map(Number);
  if (number < 1 || number > count) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const work = await mkdtemp(join(tmpdir(), 'site-uses-'));
  const copy = join(work, 'site');
  for (const name of ['site.yaml', 'content', 'branches'])
    if (existsSync(join(repository, name)))
      cpSync(join(repository, name), join(copy, name), { recursive: true });
  try {
    const held = await holdUses({
      ...{ root: repository, copy, out: join(copy, 'dist'), today: new Date('2026-11-22T12:00:00Z') },
      isChosen: (index) => index % count === number - 1,
      note: printHeld,
    });
    console.log(summarise(held));
    return held.some(isWrong) ? 1 : 0;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function isWrong({ missed, needless }: HeldValue): boolean {
  return missed.length + needless.length > 0;
}

function printHeld(held: HeldValue, index: number): void {
  const { name, put, missed, needless } = held;
  if (!isWrong(held)) return;
  console.log(`${index} ${name} → ${JSON.stringify(put)}`);
  if (missed.length > 0) console.log(`  missed: ${missed.join(' ')}`);
  if (needless.length > 0) console.log(`  needless: ${needless.join(' ')}`);
}

function summarise(held: readonly HeldValue[]): string {
  const tried = held.filter(({ put }) => put !== undefined);
  const shown = tried.filter(({ named }) => named.length > 0);
  return `${held.length} values, ${tried.length} changed, ${shown.length} of them seen somewhere, ${held.filter(isWrong).length} with another answer than the build.`;
}
