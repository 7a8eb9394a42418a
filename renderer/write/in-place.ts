import { readdirSync } from 'node:fs';
import type { InPlace } from '../../diagnostics/messages/write.ts';
import { isMissing, systemCode } from '../store/system-code.ts';

/** Whether the output already contains a website, which stays as it is if the new one can’t be written. */
export function inPlace(out: string): InPlace {
  try {
    return readdirSync(out).length > 0 ? 'old website' : 'nothing';
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return isMissing(error) ? 'nothing' : 'old website';
  }
}
