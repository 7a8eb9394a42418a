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
import { outputPlace } from './check-output-folder.ts';
import { inPlace } from './in-place.ts';

/**
 * Explains in an editor's words why `path` (absolute), the output at `out` or part of it, could not be written. Names
 * the folder if one in `.site/` refused. Throws on errors that are our own bugs.
 */
export function explainWriteFailure(
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

/** For something missing that should be in `.site/`; undefined for all else. */
export function explainDeletion(error: unknown, root: string): Diagnostic | undefined {
  const { path }: { path?: unknown } = Object(error);
  if (systemCode(error) !== 'ENOENT' || typeof path !== 'string') return undefined;
  const state = stateFolderAround(path);
  return state === undefined ? undefined : stateDeleted(outputPlace(state, root));
}

/** For a rename, the target folder. */
function refusingFolder(error: unknown): string | undefined {
  const { path, dest = path }: { path?: unknown; dest?: unknown } = Object(error);
  return typeof dest === 'string' ? ownFolderAround(dest) : undefined;
}
