import type { Picture, Post } from '../../schemas/planned.ts';
import type { PostProps } from '../../schemas/types.ts';
import { type Art, chooseArt, drawArt } from '../draw-art.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { findRule } from '../find-rule.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { planAuthor } from './plan-author.ts';
import { planReadTime } from './plan-read-time.ts';

const cardFields = [
  'title',
  'excerpt',
  'date',
  'updated',
  'category',
  'featured',
  'cover',
  'art',
] as const satisfies readonly (keyof PostProps)[];

/** An article as lists and cards show it. */
export function planPost(entry: PlanEntry, site: PlanSite): Planned<Post> {
  return gather((take) => {
    const values = take(entry.fields<PostProps>(...cardFields));
    const word = (key: string) => take(used(site.wording<string>('post', key)));
    const author = take(planAuthor(entry, site));
    const href = take(entry.href()) ?? take(site.link('/')).href;
    const readTime = take(planReadTime(entry, site));
    take(madeOf(href, [], entry), 'href');
    take(madeOf(readTime, [], entry), 'readTime');
    return {
      slug: entry.id,
      title: values.title,
      excerpt: values.excerpt,
      author,
      date: values.date,
      ...(values.updated && { updated: values.updated }),
      category: values.category,
      readTime,
      featured: values.featured,
      href,
      cover: values.cover ?? take(drawPostCover(entry, values, site), 'cover'),
      labels: { featured: word('featured'), by: fillPlaceholders(word('by'), { author: author.name }) },
    };
  });
}

type PostForArt = Pick<PostProps, 'title' | 'category'> & { art?: Art };

/** The picture of an article that has none: drawn from its category, its title and its chapters. */
function drawPostCover(entry: PlanEntry, post: PostForArt, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    const rule = take(findRule(['postArt'], post.category, site));
    const category = rule === undefined ? {} : take(used(site.setting<Art>('postArt', rule, 'art')));
    const chosen = chooseArt([
      { art: category, place: entry.place(['category']) },
      { art: post.art, place: entry.place(['art']) },
    ]);
    const { chapters: marks } = take(entry.counts());
    const { id } = entry;
    return take(
      drawArt(
        {
          kind: 'post',
          name: `blog-${id}`,
          place: entry.place(),
          from: [...chosen.from, entry.place(['title'])],
          art: chosen.art,
          seed: `${id} ${post.title}`,
          marks,
        },
        site,
      ),
    );
  });
}
