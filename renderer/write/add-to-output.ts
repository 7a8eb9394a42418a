import type { Report } from '../../diagnostics/diagnostic.ts';
import { ownStats } from '../store/own-files.ts';
import { isCachedManifest } from './manifest.ts';
import { outputPaths } from './output-paths.ts';
import type { CopiedFile } from './stage-files.ts';
import { type OpenOutputOptions, openOutput } from './write-output.ts';

/**
 * Adds or replaces files in an output that this process wrote. Does nothing if another process has written it since.
 */
export function addToOutput(opening: OpenOutputOptions, copies: readonly CopiedFile[], report: Report): void {
  const { manifest } = outputPaths(opening.out);
  const known = opening.cache?.manifest;
  if (!known || (ownStats(manifest) && !isCachedManifest(manifest, known))) return;
  const output = openOutput(opening, report);
  for (const copy of copies) output?.copy(copy);
  output?.keepOthers();
  output?.commit();
}
