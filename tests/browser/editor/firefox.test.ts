// @module-tag long/editor
/**
 * The journeys of journeys.test.ts in Firefox. Without one the tests are left out, and say so; if SITE_TEST_FIREFOX is
 * set, as in the workflow, they are required.
 */
import { describe, expect, it } from 'vitest';
import { keysAlone, pointerAlone } from './hands.ts';
import { firefox, sitInFirefox } from './open-firefox.ts';
import type { Way } from './open-journey.ts';
import { phone } from './visit-editor.ts';
import { walkJourneys } from './walk-journeys.ts';
import { walkLargerJourneys } from './walk-larger-journeys.ts';

const isThere = firefox !== undefined || process.env.SITE_TEST_FIREFOX !== undefined;

const keys: Way = {
  sit: (address) => sitInFirefox(address, { viewport: { width: 1280, height: 800 } }),
  handsAt: keysAlone,
};
const finger: Way = {
  sit: (address) => sitInFirefox(address, phone),
  handsAt: pointerAlone,
};
const mouse: Way = { ...keys, handsAt: pointerAlone };

it.skipIf(isThere)('Firefox is not on this machine, so it was not asked', () => {
  expect(firefox).toBeUndefined();
});

describe.runIf(isThere)('in Firefox', () => {
  describe('with keys alone', () => {
    walkJourneys(keys);
    walkLargerJourneys(keys);
  });

  describe('with a finger, at 390 pixels', () => {
    walkJourneys(finger);
    walkLargerJourneys(finger);
  });

  describe('with a mouse', () => {
    walkJourneys(mouse);
    walkLargerJourneys(mouse);
  });
});
