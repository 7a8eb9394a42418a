import { fieldsOf } from '../../diagnostics/fields.ts';
import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText, pictureView } from '../read-fields.ts';
import { used } from '../used.ts';
import { cardOf } from './card-of.ts';

/** An article as shared: its category, author, reading time, cover and dates. */
export function sharePost(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const post = take(used(cardOf(entry, site)));
    const cover = take(entry.written('cover'));
    const file = optionalText(fieldsOf(cover).src);
    return {
      eyebrow: post.category,
      note: [post.labels.by, post.readTime].join(' · '),
      ...(file === undefined ? { picture: post.cover } : { file, crop: pictureView(cover).crop }),
      article: {
        published: take(site.format.startOfDay(post.date.iso)),
        ...(post.updated && { modified: take(site.format.startOfDay(post.updated.iso)) }),
        author: post.author.name,
        section: post.category,
      },
    };
  });
}
