import type { Report } from '../../../diagnostics/diagnostic.ts';
import {
  articleWithoutAuthor,
  articleWithTwoAuthors,
} from '../../../diagnostics/messages/check-structure.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** An article is by one of the tutors or by somebody else, and says which. */
export function checkAuthors(content: Content, report: Report): void {
  for (const { source, value } of content.collections.get('posts')?.values() ?? []) {
    if (value.author === undefined && value.tutor === undefined)
      report(articleWithoutAuthor(locate(source, [])));
    if (value.author !== undefined && value.tutor !== undefined)
      report(articleWithTwoAuthors(locate(source, ['author'], 'key')));
  }
}
