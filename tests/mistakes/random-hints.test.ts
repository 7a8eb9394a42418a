// @module-tag long/hints
/** As `hints.test.ts`, for many more mistakes that nobody thought of. */
import { describe } from 'vitest';
import { copySites, holdHints, most } from './hold-hints.ts';
import { randomBatches } from './random-mistakes.ts';

const sites = copySites();

describe('what a hint of a random mistake says to write is right', () => {
  holdHints(sites, randomBatches(2, 2000, most), {});
});
