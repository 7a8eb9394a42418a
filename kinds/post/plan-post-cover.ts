import type { Picture } from '../../schemas/planned.ts';
import type { PostProps } from '../../schemas/types.ts';
import { type Art, drawArt } from '../draw-art.ts';
import { findRule } from '../find-rule.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';

type Drawn = Pick<PostProps, 'title' | 'category'> & { art?: Art };

/** The picture of an article that has none: drawn from its category, its title and its chapters. */
export function drawPostCover(entry: PlanEntry, post: Drawn, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    const rule = take(findRule(['postArt'], post.category, site));
    const category = rule === undefined ? {} : take(used(site.setting<Art>('postArt', rule, 'art')));
    const { chapters: marks } = take(entry.counts());
    const { id } = entry;
    return take(
      drawArt(
        {
          kind: 'post',
          name: `blog-${id}`,
          place: entry.place(),
          art: { ...category, ...post.art },
          seed: `${id} ${post.title}`,
          marks,
        },
        site,
      ),
    );
  });
}
