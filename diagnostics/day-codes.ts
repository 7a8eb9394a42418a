/**
 * The codes of warnings that come and go with the calendar. Somebody who accepts one keeps the acceptance for the days
 * on which there is nothing to accept. So do those that only an edit has.
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
