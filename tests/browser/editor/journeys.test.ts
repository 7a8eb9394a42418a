import { describe } from 'vitest';
import { sharedBrowser } from '../shared-browser.ts';
import { keysAlone, pointerAlone } from './hands.ts';
import type { Way } from './open-journey.ts';
import { sitDown } from './seat.ts';
import { phone } from './visit-editor.ts';
import { walkJourneys } from './walk-journeys.ts';
import { walkLargerJourneys } from './walk-larger-journeys.ts';

const keys: Way = {
  sit: async (address) => sitDown(await sharedBrowser(), address, {}),
  handsAt: keysAlone,
};
const finger: Way = {
  sit: async (address) => sitDown(await sharedBrowser(), address, phone),
  handsAt: pointerAlone,
};

const mouse: Way = { ...keys, handsAt: pointerAlone };

describe('with keys alone', () => walkJourneys(keys));
describe('with keys alone', { tags: ['long/editor'] }, () => walkLargerJourneys(keys));
describe('with a finger, at 390 pixels', { tags: ['long/editor'] }, () => {
  walkJourneys(finger);
  walkLargerJourneys(finger);
});
describe('with a mouse', { tags: ['long/editor'] }, () => {
  walkJourneys(mouse);
  walkLargerJourneys(mouse);
});
