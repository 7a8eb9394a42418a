import { rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { isSettled, scanInputs } from '../renderer/warm/scan-inputs.ts';

/**
 * Waits until no file of a site was changed so recently that a build would look at it twice: by the clock of the disk,
 * as a build does. Returns at once if links keep a build from relying on times at all.
 */
export async function untilSettled(root: string): Promise<void> {
  for (let scan = scanInputs(root); scan && !isSettled(scan, diskClock(root)); scan = scanInputs(root))
    await setTimeout(10);
}

function diskClock(root: string): number {
  const file = `${root}-clock`;
  writeFileSync(file, '');
  const { mtimeMs } = statSync(file);
  rmSync(file);
  return mtimeMs;
}
