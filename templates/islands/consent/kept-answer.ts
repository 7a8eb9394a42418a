export type ConsentAnswer = 'yes' | 'no';

const key = 'visitor-statistics';
/** In milliseconds: somebody who agreed a year ago may have changed their mind. */
const lasting = 365 * 24 * 60 * 60 * 1000;

/** The answer stored in this browser, if less than a year old; also `undefined` if storage is forbidden. */
export function readAnswer(storage: Storage | undefined, now: Date): ConsentAnswer | undefined {
  const [answer, day = ''] = (storage?.getItem(key) ?? '').split(' ');
  const age = now.getTime() - Date.parse(day);
  if (!(age >= 0 && age < lasting)) return undefined;
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

/** Whether the answer could be stored: a browser may be out of space. */
export function keepAnswer(storage: Storage | undefined, answer: ConsentAnswer, now: Date): boolean {
  try {
    storage?.setItem(key, `${answer} ${now.toISOString().slice(0, 10)}`);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** The browser's local storage; undefined, without an error, if it is forbidden (private windows, settings). */
export function siteStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
