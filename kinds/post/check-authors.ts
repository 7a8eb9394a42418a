import type { Report } from '../../diagnostics/diagnostic.ts';
import { lackingField } from '../../diagnostics/lacking-field.ts';
import type { JudgedSite } from '../judged.ts';
import { laterPlace } from '../later-place.ts';
import { articleWithoutAuthor, articleWithTwoAuthors } from './messages.generated.ts';

/** An article names either one of the tutors or somebody else as its author. */
export function checkAuthors({ entries }: JudgedSite, report: Report): void {
  for (const { place, value } of entries('post')) {
    if (value.author === undefined && value.tutor === undefined)
      report(lackingField(articleWithoutAuthor(place([])), ['*']));
    if (value.author !== undefined && value.tutor !== undefined)
      report(articleWithTwoAuthors(laterPlace(place(['author'], 'key'), place(['tutor'], 'key'))));
  }
}
