import path from 'node:path';
import { inject } from 'vitest';
import { copySite } from '../content/site-copy.ts';

/** A copy of the fixture site to change, with the pictures that were made when it was served. */
export function copyFixture(): Promise<string> {
  return copySite(path.dirname(inject('sites').react.out));
}
