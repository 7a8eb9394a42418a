import type { Post } from '../../schemas/planned.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

/** The article as lists show it, planned only once. */
export function cardOf({ kind, id }: PlanEntry, site: PlanSite): Planned<Post> {
  return gather((take) => {
    const post = take(site.entry<Post>(kind, id));
    if (!post) throw new Error(`${kind}/${id} is not shown today`);
    return post;
  });
}
