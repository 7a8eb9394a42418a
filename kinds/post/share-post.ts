import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { used } from '../used.ts';
import { cardOf } from './card-of.ts';

/** An article as shared: its category, author, reading time, cover and dates. */
export function sharePost(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const post = take(used(cardOf(entry, site)));
    const file = optionalText(take(entry.written('cover', 'src')));
    return {
      eyebrow: post.category,
      note: [post.labels.by, post.readTime].join(' · '),
      ...(file === undefined ? { picture: post.cover } : { file }),
      article: {
        published: take(site.format.startOfDay(post.date.iso)),
        ...(post.updated && { modified: take(site.format.startOfDay(post.updated.iso)) }),
        author: post.author.name,
        section: post.category,
      },
    };
  });
}
