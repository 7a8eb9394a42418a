import { linkSync } from 'node:fs';
import { systemCode } from './system-code.ts';

/** Gives a finished file another name, in one step; false if that is taken. Throws other errors of the file system. */
export function linkUnlessTaken(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
