import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkWeights } from '../../renderer/inspect/check-weights.ts';

function judge(file: string, bytes: number): string[] {
  const found: Diagnostic[] = [];
  const output = `media/${file}`;
  checkWeights(
    [{ make: 'copy', file: { path: `/family/academy/content/media/${file}`, output, bytes } }],
    '/family/branch',
    (problem) => found.push(problem),
  );
  return found.map(({ code, place, message }) => `${code} ${place.file}: ${message}`);
}

test('a picture that is published as it is may have half a megabyte', () => {
  expect(judge('map.svg', 500_000)).toEqual([]);
  expect(judge('map.svg', 2_000_000)).toEqual([
    'picture-heavy ../academy/content/media/map.svg: This picture is 2.0 MB, and visitors download all of it: SVG and moving pictures are published as they are. On a slow mobile connection that takes about 10 seconds.',
  ]);
  expect(judge('moving.GIF', 500_001)).toHaveLength(1);
});

test('a file to download may have ten', () => {
  expect(judge('guide.pdf', 10_000_000)).toEqual([]);
  expect(judge('guide.pdf', 40_000_000)).toEqual([
    'download-heavy ../academy/content/media/guide.pdf: This file is 40.0 MB. On a slow mobile connection the download takes about 3 minutes.',
  ]);
});

test('what is made smaller may be as large as it likes', () => {
  const found: Diagnostic[] = [];
  checkWeights(
    [
      {
        make: 'derived',
        file: {
          output: 'media/photo-320.avif',
          key: '0',
          source: { path: '/photo.jpg', sha256: '', place: { file: 'photo.jpg', line: 1, column: 1 } },
          recipe: { kind: 'picture', format: 'avif', width: 320 },
        },
      },
    ],
    '/',
    (problem) => found.push(problem),
  );
  expect(found).toEqual([]);
});
