// @module-tag long/hints
/** As `hints.test.ts`, for many more mistakes that nobody thought of. */
import { describe } from 'vitest';
import { copySites, holdFixes, most } from './hold-hints.ts';
import { randomBatches } from './random-mistakes.ts';

const sites = copySites();

describe('what `site check --fix` writes is right, and loses nothing', () => {
  holdFixes(sites, randomBatches(3, 1000, most), {});
});
