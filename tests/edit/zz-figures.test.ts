import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'vitest';
import { mergeTexts } from '../../renderer/features/edit/merge/merge-texts.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { chanceFrom } from './random-edits.ts';
import { bothMade, doMeet, isOfOneList, itemsAround, pickPair } from './merge-random.ts';

const files = execFileSync('git', ['ls-files', process.env.FILES ?? 'content/*.yaml', 'content/*.mdx', 'tests/fixtures/site/*.yaml', 'tests/fixtures/site/*.mdx', 'site.yaml'], { encoding: 'utf8' }).split('\n').filter(Boolean);
test('figures', () => {
  const chance = chanceFrom(Number(process.env.SEED ?? 1));
  const n = { pairs: 0, meet: 0, conflicts: 0, wrong: 0, lines: 0, linesMerged: 0, unread: 0, loose: 0, slowest: 0 };
  const dir = mkdtempSync('/tmp/merge-');
  while (n.pairs < Number(process.env.PAIRS ?? 200)) {
    const pair = pickPair(files, chance);
    if (!pair) continue;
    const { base, first, second, theirs, mine } = pair;
    if (process.env.NEAR && !isDeepStrictEqual(first.path.slice(0, 2), second.path.slice(0, 2))) continue;
    n.pairs += 1;
    const t = performance.now();
    const done = mergeTexts({ file: base.file, base: base.text, theirs, mine });
    n.slowest = Math.max(n.slowest, performance.now() - t);
    for (const [name, text] of Object.entries({ base: base.text, theirs, mine })) writeFileSync(`${dir}/${name}`, text);
    const git = spawnSync('git', ['merge-file', '-p', `${dir}/mine`, `${dir}/base`, `${dir}/theirs`]);
    const meets = doMeet(first, second);
    if (meets) n.meet += 1;
    if (git.status !== 0) { n.lines += 1; if (done.kind === 'merged') n.linesMerged += 1; }
    const told = `${base.file} ${JSON.stringify(first).slice(0, 200)} ${JSON.stringify(second).slice(0, 200)} -> ${done.kind === 'conflict' ? JSON.stringify(done.conflicts.map((c) => c.path)) : done.kind}`;
    if (done.kind === 'conflict') n.conflicts += 1;
    if (done.kind === 'unreadable') n.unread += 1;
    if (done.kind === 'merged') {
      const value = parseSource(base.file, done.text).source.value;
      const wanted = bothMade(base.value, first, second);
      if (wanted.some((one) => isDeepStrictEqual(one, value))) continue;
      n.loose += 1;
      if (isOfOneList(first, second) && wanted.some((one) => isDeepStrictEqual(itemsAround(one, first), itemsAround(value, first)))) continue;
      n.wrong += 1;
      console.log(meets ? 'MEET' : 'WRONG', told);
    } else if (!meets) { console.log('STOP', told); n.wrong += 1; }
  }
  console.log(JSON.stringify(n));
}, 600_000);
