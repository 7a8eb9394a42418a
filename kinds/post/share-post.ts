import type { PostProps } from '../../schemas/types.ts';
import { fillPattern } from '../fill-pattern.ts';
import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { used } from '../used.ts';
import { planAuthorName } from './plan-author.ts';
import { drawPostCover } from './plan-post-cover.ts';
import { planReadTime } from './plan-read-time.ts';

/** An article where it is shared: its category, who wrote it and how long it takes, its cover, its times. */
export function sharePost(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const post = take(entry.fields<PostProps>('title', 'category', 'date', 'updated', 'art'));
    const author = take(planAuthorName(entry, site)) ?? '';
    const by = fillPattern(take(used(site.wording<string>('post', 'by'))), { author });
    const file = optionalText(take(entry.written('cover', 'src')));
    return {
      eyebrow: post.category,
      note: [by, take(planReadTime(entry, site))].join(' · '),
      ...(file === undefined ? { picture: take(drawPostCover(entry, post, site)) } : { file }),
      article: {
        published: take(site.format.startOfDay(post.date.iso)),
        ...(post.updated && { modified: take(site.format.startOfDay(post.updated.iso)) }),
        author,
        section: post.category,
      },
    };
  });
}
