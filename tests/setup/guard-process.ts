/**
 * The files that a worker runs share its process: whatever one of them leaves changed, another finds, and fails or passes
 * by the order in which they come. So it fails the file that left it.
 */
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { findChildren, findLeftBehind, findRunning } from './find-left-behind.ts';
import { type ProcessState, takeProcessState } from './process-state.ts';

const minute = 60_000;

/** From here to the end of the test file nothing may stay changed. */
export function guardProcess(): void {
  const before = takeProcessState();
  afterAll(() => failWhereLeft(before), minute);
}

async function failWhereLeft(before: ProcessState): Promise<void> {
  await untilEnded(before);
  const after = takeProcessState();
  const left = findLeftBehind(before, after);
  // A server that a failed test didn't get to the end of would run for ever.
  for (const [id] of findChildren(before, after)) process.kill(id, 'SIGKILL');
  if (left.length > 0) throw new Error(`This file has left something behind:\n${left.join('\n')}`);
}

/** Half a minute is patience enough for a busy machine: only what nobody ends takes so long. */
async function untilEnded(before: ProcessState): Promise<void> {
  const pause = 20;
  for (let waited = 0; waited < minute / 2; waited += pause) {
    if (findRunning(before, takeProcessState()).length === 0) return;
    await setTimeout(pause);
  }
}
