import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  outputDenied,
  outputDiskFull,
  outputFailed,
  outputReadOnly,
} from '../../diagnostics/messages/write.ts';
import { stateDeleted } from '../../diagnostics/messages.generated.ts';
import { ownFolderAround, stateFolderAround } from '../store/own-files.ts';
import { isDiskFull, systemCode } from '../store/system-code.ts';
import { inPlace } from './in-place.ts';
import { outputPlace } from './judge-output.ts';

/**
 * Why `path` (absolute), which is the output at `out` or belongs to it, could not be written, in an editor's words. Where a folder of `.site/` refused, its
 * name is told. Throws on what is a bug of ours.
 */
export function explainFailure(
  error: unknown,
  path: string,
  { out, root }: { out: string; root: string },
): Diagnostic {
  const code = systemCode(error);
  if (code === undefined) throw error;
  const place = outputPlace(refusingFolder(error) ?? path, root);
  const left = inPlace(out);
  if (isDiskFull(error)) return outputDiskFull(place, left);
  if (code === 'EACCES' || code === 'EPERM') return outputDenied(place, left);
  if (code === 'EROFS') return outputReadOnly(place, left);
  return explainDeletion(error, root) ?? outputFailed(place, { reason: code, inPlace: left });
}

/** Of something that was to be found in `.site/` and wasn’t; undefined for all else. */
export function explainDeletion(error: unknown, root: string): Diagnostic | undefined {
  const { path }: { path?: unknown } = Object(error);
  if (systemCode(error) !== 'ENOENT' || typeof path !== 'string') return undefined;
  const state = stateFolderAround(path);
  return state === undefined ? undefined : stateDeleted(outputPlace(state, root));
}

/** Of a renaming, the folder that something was to be moved into. */
function refusingFolder(error: unknown): string | undefined {
  const { path, dest = path }: { path?: unknown; dest?: unknown } = Object(error);
  return typeof dest === 'string' ? ownFolderAround(dest) : undefined;
}
