import { describe } from 'vitest';
import { sharedBrowser } from '../shared-browser.ts';
import { fingerAlone, keysAlone } from './hands.ts';
import { sitDown } from './seat.ts';
import { phone } from './visit-editor.ts';
import { walkJourneys } from './walk-journeys.ts';
import { walkLargerJourneys } from './walk-larger-journeys.ts';

describe.each([walkJourneys, walkLargerJourneys])('%o', (walk) => {
  describe('with keys alone', () => {
    walk({ sit: async (address) => sitDown(await sharedBrowser(), address, {}), handsAt: keysAlone });
  });

  describe('with a finger, at 390 pixels', { tags: ['long/editor'] }, () => {
    walk({ sit: async (address) => sitDown(await sharedBrowser(), address, phone), handsAt: fingerAlone });
  });
});
