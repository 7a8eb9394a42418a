import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type InputScan, isSettled, scanInputs, untilSettled } from '../../renderer/warm/scan-inputs.ts';

/** Milliseconds: the time of the last change, and how long before the scan that was. */
const at = (newest: number, ago: number): [InputScan, number] => [
  { stamps: { names: [], numbers: new Float64Array() }, digest: '', newest },
  newest + ago,
];

test.each([
  ['a moment ago', 5000.5, 30],
  ['right now', 5000.5, 0],
  ['a tenth of a second ago', 5000.5, 100],
])(
  'what was changed %s is waited for, and settled then, even where the clock is late by a tick of Windows',
  (_name, newest, ago) => {
    const [scan, now] = at(newest, ago);
    const rest = untilSettled(scan, now);
    expect(isSettled(scan, now)).toBe(false);
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(120);
    expect(isSettled(scan, now + rest - 16)).toBe(true);
  },
);

test.each([
  ['longer ago', 5000.5, 101],
  ['in whole seconds, as on disks that know no others', 5000, 30],
  ['in the future, by another clock', 5000.5, -500],
])('what was changed %s is not waited for', (_name, newest, ago) => {
  expect(untilSettled(...at(newest, ago))).toBe(0);
});

test('a site with templates of its own is made anew after a change of a shipped one too', () => {
  const { names = [] } = scanInputs(join(import.meta.dirname, '../../examples/clinic'))?.stamps ?? {};
  const shipped = join(import.meta.dirname, '../../templates/styles/type.css');
  expect(names).toContain(shipped);
});
