export type Answer = 'yes' | 'no';

const key = 'visitor-statistics';
/** In milliseconds: somebody who agreed a year ago may have changed their mind. */
const lasting = 365 * 24 * 60 * 60 * 1000;

/** What this browser was told, if it was told within a year; `undefined` also where it must not keep anything. */
export function readAnswer(storage: Storage | undefined, now: Date): Answer | undefined {
  const [answer, day = ''] = (storage?.getItem(key) ?? '').split(' ');
  const age = now.getTime() - Date.parse(day);
  if (!(age >= 0 && age < lasting)) return undefined;
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

/** Whether it could be kept: a browser may be out of room. */
export function keepAnswer(storage: Storage | undefined, answer: Answer, now: Date): boolean {
  try {
    storage?.setItem(key, `${answer} ${now.toISOString().slice(0, 10)}`);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** The browser may forbid it (private windows, settings): then there is none, and no error. */
export function siteStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
