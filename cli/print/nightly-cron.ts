import { shellWord } from './shell-word.ts';

type Nightly = { timeZone: string; root: string; today: Date };

/** Minutes past midnight: by then the day has begun on every clock. */
const minute = 5;

/**
 * Builds each night just after midnight in the site's time zone. `cron`: two lines of a crontab. `utc`: for services
 * with times in UTC, one line for each UTC offset of the time zone in the course of a year.
 */
export function nightlyCron({ timeZone, root, today }: Nightly): { cron: string[]; utc: string[] } {
  const year = today.getUTCFullYear();
  const seasons = [0, 3, 6, 9].map((month) => new Date(Date.UTC(Math.max(year, 1970), month, 15, 12)));
  const offsets = [...new Set(seasons.map((date) => minutesFromUtc(date, timeZone)))];
  return {
    cron: [`CRON_TZ=${timeZone}`, `${minute} 0 * * * cd ${shellWord(root)} && npx site build`],
    utc: offsets.map((offset) => {
      const at = (minute - offset + 1440) % 1440;
      return `${at % 60} ${Math.floor(at / 60)} * * *`;
    }),
  };
}

function minutesFromUtc(date: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(shown ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
