import { wordsOfField } from '../origins/fields-as.ts';
import type { ForeignArticle } from '../origins/origin.ts';
import type { ImportTarget } from './target.ts';

export type Categories = {
  of: (article: ForeignArticle) => string;
  /** Articles that name none. */
  without: ReadonlySet<ForeignArticle>;
  /** Those that the site doesn't have yet. */
  added: readonly string[];
};

/**
 * An article has one category here: its first, or if it has only tags, the one that most articles have. The rest stay
 * tags. Without either it gets the first of the site.
 */
export function chooseCategories(
  articles: readonly ForeignArticle[],
  { category, kind }: ImportTarget,
): Categories {
  const counts = new Map<string, number>();
  for (const article of articles)
    for (const tag of tagsOf(article)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const known = new Map((category?.words ?? []).map((word) => [word.toLowerCase(), word]));
  const [first = kind.word] = category?.words ?? [];
  const chosen = new Map<ForeignArticle, string>();
  const without = new Set<ForeignArticle>();
  const added: string[] = [];
  for (const article of articles.filter(({ holds }) => holds === 'article')) {
    const own = wanting(article, counts);
    if (own === undefined) without.add(article);
    const wanted = own ?? first;
    const word = known.get(wanted.toLowerCase()) ?? wanted;
    if (!known.has(word.toLowerCase())) {
      known.set(word.toLowerCase(), word);
      added.push(word);
    }
    chosen.set(article, word);
  }
  return { of: (article) => chosen.get(article) ?? first, without, added };
}

function wanting(article: ForeignArticle, counts: ReadonlyMap<string, number>): string | undefined {
  const [own] = wordsOfField(article.fields, ['category', 'categories']).map(plain);
  if (own !== undefined && own !== '') return own;
  const [most] = tagsOf(article).sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return most;
}

function tagsOf({ fields }: ForeignArticle): string[] {
  return wordsOfField(fields, ['tags', 'tag', 'topics'])
    .map(plain)
    .filter((word) => word !== '');
}

/** As a field may say it. */
function plain(word: string): string {
  return word
    .replace(/[{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
