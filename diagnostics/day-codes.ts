/**
 * The codes of warnings that come and go with the calendar. An acceptance of one stays valid on days without the
 * warning. The same goes for warnings about edits.
 */
export const dayCodes: ReadonlySet<string> = new Set([
  'far-date',
  'article-not-yet',
  'source-not-read-yet',
  'event-still-open',
  'events-overlap',
  'updated-before-date',
  'price-not-charged-yet',
  'passed-later',
  'promotion-ended',
  'promotion-end-moved',
  'counted-later',
  'value-of-ended',
  'breaks-on-a-day',
  'breaks-then',
]);
