import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const drawing = readFileSync(
  path.join(import.meta.dirname, '../../content/media/illustrations/hero.svg'),
  'utf8',
);

/** WCAG 2.2.2: motion longer than five seconds needs a button that stops it. */
test('the drawing behind the opening moves for less than five seconds, so that nobody needs a button to stop it', () => {
  const seconds = (text: string | undefined): number => Number(/^([\d.]*)s$/.exec(text ?? '')?.[1] ?? 0);
  const shorthands = [...drawing.matchAll(/animation: draw ([\d.]+s) ([\d.]+s)(?: (\d))?/g)];
  const durations = [...drawing.matchAll(/animation-duration: ([\d.]+s)/g)].map(([, time]) => seconds(time));
  const delays = [...drawing.matchAll(/animation-delay: ([\d.]+s)/g)].map(([, time]) => seconds(time));
  const ends = shorthands.flatMap(([, duration, delay, times = '1']) =>
    [seconds(duration), ...durations].flatMap((length) =>
      [seconds(delay)].map((start) => start + length * Number(times)),
    ),
  );
  const late = shorthands
    .slice(-1)
    .flatMap(([, duration]) => delays.map((delay) => delay + seconds(duration)));
  expect(ends.length + late.length).toBeGreaterThan(2);
  expect(Math.max(...ends, ...late)).toBeLessThan(5);
  expect(drawing).not.toMatch(/infinite|<animate|<set\b/);
});

test('it moves only where less motion is not asked for', () => {
  const guarded =
    /@media \(prefers-reduced-motion: no-preference\) \{([\s\S]*?)\n {2}\}/.exec(drawing)?.[1] ?? '';
  expect(guarded.match(/animation/g)).toEqual(drawing.match(/animation/g));
});
