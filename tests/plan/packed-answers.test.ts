/** What planning remembers, handed to another process: pages are planned again where, and only where, they would be here. */
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '../../kinds/registry.ts';
import type { Site } from '../../renderer/model/site.ts';
import { type AnswerMemory, createAnswerMemory } from '../../renderer/plan/context/answer-memory.ts';
import { packAnswers, unpackAnswers } from '../../renderer/plan/context/pack-answers.ts';
import { planKinds } from '../../renderer/plan/plan-kinds.ts';
import { openPlan } from '../../renderer/plan/plan-site.ts';
import { changeSite, changesOf } from './change-values.ts';
import { openSite, repository } from './checked-site.ts';

const today = new Date('2025-09-15T12:00:00Z');
let site: Site;

beforeAll(async () => {
  const { sources, check } = await openSite(path.join(repository, 'starter'));
  site = check(sources);
});

/** Plans as a build does, and gives the addresses that were planned anew. */
function replan(changed: Site, memory: AnswerMemory): string[] {
  const plan = openPlan(changed, planKinds(changed, kinds), { today }, memory);
  const anew: string[] = [];
  for (const { address, version, plan: planAnew } of plan.visits()) {
    if (version !== undefined) continue;
    planAnew();
    anew.push(address);
  }
  plan.finish([]);
  return anew;
}

/** As another process gets it. */
function passed(memory: AnswerMemory): AnswerMemory {
  const packed = deserialize(serialize(packAnswers(memory)));
  const sources = [site.settings, ...Object.values(site.collections).flat()].map(({ source }) => source);
  const sourceBefore = ({ file }: { file: string }) => sources.find((source) => source.file === file);
  return unpackAnswers(packed, { basis: memory.basis, sourceBefore });
}

test('nothing is planned again where nothing has changed', () => {
  const memory = createAnswerMemory();
  expect(replan(site, memory).length).toBeGreaterThan(3);
  expect(replan(site, passed(memory))).toEqual([]);
});

test('a changed value has the same pages planned again', () => {
  const changes = changesOf(site).filter((_, index) => index % 4 === 0);
  expect(changes.length).toBeGreaterThan(30);
  const first = createAnswerMemory();
  replan(site, first);
  let found = 0;
  for (const change of changes) {
    const changed = changeSite(site, change);
    const cold = createAnswerMemory();
    replan(site, cold);
    const here = replan(changed, cold);
    expect(replan(changed, passed(first)), `${change.file} ${change.path.join('/')}`).toEqual(here);
    found += here.length;
  }
  expect(found).toBeGreaterThan(30);
});
