import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  outputDenied,
  outputDiskFull,
  outputFailed,
  outputReadOnly,
} from '../../diagnostics/messages/write.ts';
import type { Place } from '../../diagnostics/place.ts';
import { systemCode } from '../store/system-code.ts';

/** What went wrong while writing, in an editor's words. Throws on what is a bug of ours. */
export function explainFailure(error: unknown, place: Place): Diagnostic {
  const code = systemCode(error);
  if (code === undefined) throw error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return outputDiskFull(place);
  if (code === 'EACCES' || code === 'EPERM') return outputDenied(place);
  if (code === 'EROFS') return outputReadOnly(place);
  return outputFailed(place, { reason: code });
}
