/**
 * The files that a worker runs share its process: a change that one of them leaves affects the next, which then passes
 * or fails depending on their order. So the file that left it fails.
 */
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { findChildren, findLeftBehind, findRunning } from './find-left-behind.ts';
import { type ProcessState, takeProcessState } from './process-state.ts';

const minute = 60_000;

/** Fails if anything is still changed at the end of the test file. */
export function guardProcess(): void {
  const before = takeProcessState();
  afterAll(() => failWhereLeft(before), minute);
}

async function failWhereLeft(before: ProcessState): Promise<void> {
  await untilEnded(before);
  const after = takeProcessState();
  const left = findLeftBehind(before, after);
  // A server left by a failed test would run for ever.
  for (const [id] of findChildren(before, after)) process.kill(id, 'SIGKILL');
  if (left.length > 0) throw new Error(`This file has left something behind:\n${left.join('\n')}`);
}

/** Half a minute is enough on a busy machine: only a process that nobody ends takes so long. */
async function untilEnded(before: ProcessState): Promise<void> {
  const pause = 20;
  for (let waited = 0; waited < minute / 2; waited += pause) {
    if (findRunning(before, takeProcessState()).length === 0) return;
    await setTimeout(pause);
  }
}
