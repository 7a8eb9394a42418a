import type { Picture } from '../../schemas/planned.ts';
import type { PostProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { artProps, planArt } from './plan-art.ts';
import type { PageScope } from './planner.ts';

/** The picture of an article: the editor's own, or one drawn from its category, its title and its chapters. */
export function planPostCover(entry: Entry, values: PostProps, page: PageScope): Picture {
  if (values.cover) return values.cover;
  const category = page.settings.postArt?.find(({ is }) => is === values.category)?.art;
  const own = { seed: `${entry.id} ${values.title}`, marks: countChapters(entry) };
  const props = artProps({ ...category, ...values.art }, own, page);
  return planArt({ kind: 'post', name: `blog-${entry.id}`, place: locate(entry.source, []), props }, page);
}

function countChapters({ source }: Entry): number {
  const nodes = source.body?.tree.children ?? [];
  return nodes.filter((node) => node.type === 'element' && node.tagName === 'h2').length;
}
