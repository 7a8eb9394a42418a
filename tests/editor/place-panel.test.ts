import { expect, test } from 'vitest';
import { keepWithin, placePanel } from '../../editor/panel/place-panel.ts';

const stage = { left: 0, top: 52, right: 1280, bottom: 800 };
const size = { width: 400, height: 300 };

test('a panel stands beside what it changes, at its height', () => {
  const box = { left: 100, top: 200, width: 300, height: 40 };
  expect(placePanel(box, size, stage)).toEqual({ left: 416, top: 200 });
});

test('on the other side if there is no room', () => {
  const box = { left: 900, top: 200, width: 300, height: 40 };
  expect(placePanel(box, size, stage)).toEqual({ left: 484, top: 200 });
});

test('below or above what is as wide as the page', () => {
  const wide = { left: 0, width: 1280, height: 100 };
  expect(placePanel({ ...wide, top: 100 }, size, stage)).toEqual({ left: 16, top: 216 });
  expect(placePanel({ ...wide, top: 600 }, size, stage)).toEqual({ left: 16, top: 284 });
});

test('always whole within the stage, also beside a text that is partly out of sight', () => {
  for (const top of [-500, 52, 400, 790, 2000]) {
    const { left, top: at } = placePanel({ left: 40, top, width: 200, height: 24 }, size, stage);
    expect(left).toBeGreaterThanOrEqual(16);
    expect(left + size.width).toBeLessThanOrEqual(1264);
    expect(at).toBeGreaterThanOrEqual(68);
    expect(at + size.height).toBeLessThanOrEqual(784);
  }
});

test('at the end of the line if what it changes is nowhere on the page', () => {
  expect(placePanel(undefined, size, stage)).toEqual({ left: 864, top: 276 });
});

test('while it grows, it moves no farther than it has to', () => {
  expect(keepWithin({ left: 100, top: 300 }, size, stage)).toEqual({ left: 100, top: 300 });
  expect(keepWithin({ left: 100, top: 600 }, size, stage)).toEqual({ left: 100, top: 484 });
  expect(keepWithin({ left: 1000, top: 300 }, size, stage)).toEqual({ left: 864, top: 300 });
  expect(keepWithin({ left: 100, top: 300 }, { width: 400, height: 900 }, stage).top).toBe(68);
});
