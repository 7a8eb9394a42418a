import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { giveBackAll, giveBackLatest, growLess } from '../../renderer/turns/give-back.ts';
import { ownProcess } from '../../renderer/turns/own-process.ts';

ownProcess();

const heap = () => getHeapStatistics().total_heap_size;
const external = () => process.memoryUsage().arrayBuffers;

/** Fills the heap and keeps one object in twenty: all pages of memory are in use, and nearly empty. */
function fillWithHoles(bytes: number): object[] {
  let all: object[] = [];
  const kept: object[] = [];
  const full = heap() + bytes;
  while (heap() < full) {
    for (let count = 0; count < 100_000; count += 1) all.push({ count, text: `x${count}`, list: [count] });
  }
  for (let at = 0; at < all.length; at += 20) kept.push(all[at] ?? {});
  all = [];
  return kept;
}

test('what nobody needs any more is given back, holes and all', async () => {
  const kept = fillWithHoles(300_000_000);
  const full = heap();
  await giveBackAll();
  expect(full - heap()).toBeGreaterThan(150_000_000);
  expect(kept.length).toBeGreaterThan(0);
});

test('what was made in the last moment is given back where the heap is large', async () => {
  const kept = fillWithHoles(200_000_000);
  const before = external();
  let buffers = Array.from({ length: 20 }, () => new Uint8Array(1_000_000));
  const made = external() - before;
  expect(made).toBeGreaterThan(10_000_000);
  expect(buffers.length).toBe(20);
  buffers = [];
  giveBackLatest();
  // Freed by a separate thread, shortly.
  await vi.waitUntil(() => external() - before < made / 4, { timeout: 30_000, interval: 10 });
  expect(kept.length).toBeGreaterThan(0);
});

test('the space for what is new is as large as it has to be, and grows no further', () => {
  const room = () => {
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    return space ? space.space_used_size + space.space_available_size : 0;
  };
  growLess({ goesOn: false });
  // In a process that has run for a while it may have grown before.
  const before = room();
  expect(before).toBeGreaterThan(10_000_000);
  const last: object[] = [];
  for (let count = 0; count < 4_000_000; count += 1) last[count % 200_000] = { count, list: [count] };
  expect(last.length).toBe(200_000);
  expect(room()).toBeLessThan(before * 1.1);
});
