/** Documents that show the doors of an exam: they come from a page that has some, and plans name only those. */
import { describe, expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const download = '  - { id: guide, fileName: guide.pdf, title: Guide, posts: [first-day] }';
const plan = (station: string) => `  - id: guide
    fileName: guide.pdf
    title: Guide
    stations: { page: home, title: Doors }
    plans:
      - title: Plan
        label: Day {number}
        days:
          - stations: [${station}]
            texts: [Practise.]`;
const doors = `  - section: stations
    title: Doors
    families:
      - title: Skills
        stations:
          - { title: Fluid balance, icon: clock, task: Add it up., slip: Haste. }
    labels: { door: "{family} {number} {total}", task: Task, slip: Slip, time: Time, minutes: "{count}", noTime: None }
    clock:
      { label: Clock, start: Start, pause: Pause, resume: Go on, reset: Reset, sound: Sound, digits: "{minutes}:{seconds}", left: { one: "{count}", other: "{count}" }, over: Over }
  - section: prose`;

describe('a document with doors', () => {
  test.each([
    ['names a station of its page', 'Fluid balance', []],
    ['names one that is misspelt', 'Fluid balanse', ['error unknown-station site.yaml:60:24']],
  ])('%s', async (_what, station, found) => {
    const checked = await checkEdited({
      'site.yaml': [[download, plan(station)]],
      'content/pages/home.yaml': [['  - section: prose', doors]],
    });
    expect(checked.found).toEqual(found);
    if (found.length > 0) expect(checked.diagnostics[0]?.hint).toContain('“Fluid balance”');
  });

  test('takes them from a page that has none', async () => {
    const { found } = await checkEdited({ 'site.yaml': [[download, plan('Fluid balance')]] });
    expect(found).toEqual(['error stations-missing site.yaml:55:23']);
  });
});
