import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { outputDiskFull } from '../../diagnostics/messages/write.ts';
import { outputPlace } from './check-output-folder.ts';
import { inPlace } from './in-place.ts';

/**
 * Reports a full disk once, for the output at `out` (absolute), whatever was being written at the time. Drops warnings
 * that the next build will find a smaller cache.
 */
export function joinDiskFull(
  diagnostics: readonly Diagnostic[],
  { out, root }: { out: string; root: string },
): Diagnostic[] {
  if (!diagnostics.some(isOfFullDisk)) return [...diagnostics];
  const others = diagnostics.filter((one) => !isOfFullDisk(one) && one.code !== 'cache-not-written');
  return [...others, outputDiskFull(outputPlace(out, root), inPlace(out))];
}

function isOfFullDisk({ code }: Diagnostic): boolean {
  return code === 'output-disk-full';
}
