/** The workflow of this repository rebuilds when its website changes by itself. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nightlyCron } from '../../cli/print/nightly-cron.ts';
import { repository } from './run-site.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const timeZone = /^timeZone: (\S+)$/m.exec(read('site.yaml'))?.[1] ?? '';
const built = [...read('.github/workflows/site.yml').matchAll(/- cron: '(\d+) (\d+) \* \* \*'/g)].map(
  minutesOf,
);

/** The change is online within this time after midnight: GitHub delays scheduled jobs at full hours. */
const mostMinutes = 15;

test('within minutes after each midnight of the site, in summer and in winter', () => {
  const { utc } = nightlyCron({ timeZone, root: '/', today: new Date('2026-11-22T12:00:00Z') });
  const wanted = utc.flatMap((line) => [...line.matchAll(/^(\d+) (\d+) /g)].map(minutesOf));
  expect(wanted).toHaveLength(2);
  expect(wanted.filter((minute) => !built.some((one) => isSoonAfter(one, minute)))).toEqual([]);
});

test('and an hour off is not enough', () => {
  expect([isSoonAfter(67, 5), isSoonAfter(4, 5), isSoonAfter(7, 5), isSoonAfter(2, 1438)]).toEqual([
    ...[false, false, true, true],
  ]);
});

/** Minutes past midnight, in UTC. */
function minutesOf([, minute, hour]: RegExpMatchArray): number {
  return Number(hour) * 60 + Number(minute);
}

function isSoonAfter(one: number, other: number): boolean {
  return (one - other + 1440) % 1440 <= mostMinutes;
}
