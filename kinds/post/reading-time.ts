/** Words a minute for somebody who reads in a second language; site.yaml may override it. */
const usualPace = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number, wordsPerMinute = usualPace): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
