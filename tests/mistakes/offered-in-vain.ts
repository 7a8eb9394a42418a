/** Samples with a fix that `site check --fix` tries and takes back, because its problem stays or another one comes. */
export const offeredInVain: ReadonlySet<string> = new Set([
  'characters/dash-of-windows-in-a-field.yaml',
  'fields/not-found-page.yaml',
  'forms/time-as-a-number.yaml',
  'references/course-category-unknown.yaml',
  'time/time-no-colon.yaml',
  'time/time-point.yaml',
  'time/time-small-hour-with-point.yaml',
  'yaml/backtick-first.yaml',
  'yaml/category-behind-a-subtitle.yaml',
  'yaml/colon-in-text-in-brackets.yaml',
  'yaml/item-with-a-name-behind-a-colon.yaml',
  'yaml/star-first.yaml',
  'yaml/tab-before-key.yaml',
]);
