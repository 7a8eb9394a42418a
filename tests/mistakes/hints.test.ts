/** A hint that dictates is right: once followed, nothing is wrong there, and nothing written is lost. */
import { describe, expect, test } from 'vitest';
import { type Batch, batchMistakes, oneOfEach, readMistakes } from './batch-mistakes.ts';
import { hintsInVain } from './hints-in-vain.ts';
import { copySites, holdFixes, holdHints, most } from './hold-hints.ts';
import { randomBatches } from './random-mistakes.ts';

const samples = readMistakes();

const sites = copySites();

describe('what a hint of a sample says to write is right', () => {
  const first = oneOfEach(samples).filter((_, index) => index % 120 === 0);
  holdHints(sites, inParts(batchMistakes(first)), {});
  const others = samples.filter((sample) => !first.includes(sample));
  holdHints(sites, inParts(batchMistakes(others)), { tags: ['long/hints'] });
});

const random = randomBatches(1, 24, most);
const [some, more] = [random.slice(0, 1), random.slice(1)];

describe('what a hint of a random mistake says to write is right', () => {
  holdHints(sites, some, {});
  holdHints(sites, more, { tags: ['long/hints'] });
});

describe('what `site check --fix` writes is right, and loses nothing', () => {
  holdFixes(sites, some, {});
  holdFixes(sites, more, { tags: ['long/hints'] });
});

test('every excuse is for a sample that there is', () => {
  const files = samples.map(({ file }) => file);
  expect(Object.keys(hintsInVain).filter((file) => !files.includes(file))).toEqual([]);
});

function inParts(batches: readonly Batch[]): Batch[] {
  return batches.flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / most) }, (_, part) =>
      batch.slice(part * most, (part + 1) * most),
    ),
  );
}
