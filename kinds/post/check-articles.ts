import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { lackingField } from '../../diagnostics/lacking-field.ts';
import { isFarDate } from '../far-date.ts';
import { isDay } from '../is-day.ts';
import { isShownOn } from '../is-shown-on.ts';
import { laterPlace } from '../later-place.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import {
  articleWithoutAuthor,
  articleWithTwoAuthors,
  sourceNotReadYet,
  updatedBeforeDate,
} from './messages.generated.ts';
import { articleNotYet } from './messages.ts';

/**
 * Visible articles have a date of today or earlier, and none is updated before it is published. Far-off years are
 * reported for all dates alike.
 */
export function checkArticleDays({ entries }: RuleSite, day: string, report: Report): void {
  for (const article of entries('post')) {
    const dates = [article.value.date, article.value.updated];
    if (!dates.some((date) => isDay(date) && isFarDate(date, day))) checkArticle(article, day, report);
    checkSources(article, day, report);
  }
}

/** Dates in the schema's form sort as texts. */
function checkArticle({ place, value }: RuleFile, day: string, report: Report): void {
  const { date, updated } = value;
  const isAhead = (one: unknown) => isDay(one) && one > day && isShownOn(value, day);
  if (isAhead(date)) report(articleNotYet(place(['date']), 'date', String(date)));
  else if (isAhead(updated)) report(articleNotYet(place(['updated']), 'updated', String(updated)));
  else if (isDay(date) && isDay(updated) && updated < date)
    report(updatedBeforeDate(place(['updated']), { date, updated }));
}

/** Nobody has read a source on a future day. */
function checkSources({ place, value }: RuleFile, day: string, report: Report): void {
  for (const [index, source] of listOf(value.sources).entries()) {
    const { accessed } = fieldsOf(source);
    if (isDay(accessed) && accessed > day && !isFarDate(accessed, day))
      report(sourceNotReadYet(place(['sources', index, 'accessed']), { accessed }));
  }
}

/** An article names either one of the tutors or somebody else as its author. */
export function checkAuthors({ entries }: RuleSite, report: Report): void {
  for (const { place, value } of entries('post')) {
    if (value.author === undefined && value.tutor === undefined)
      report(lackingField(articleWithoutAuthor(place([])), ['*']));
    if (value.author !== undefined && value.tutor !== undefined)
      report(articleWithTwoAuthors(laterPlace(place(['author'], 'key'), place(['tutor'], 'key'))));
  }
}
