import { createChance, pick } from '../../templates/art/chance.ts';
import { categories, headings, objects, tasks, things } from './word-lists.ts';
import { capitalise, choose, several, writeClause, writeParagraph, writeSentence } from './write-sentence.ts';

/** A piece of a body. In `text`, other articles are linked as `[words](/blog/slug)`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; language: string; lines: string[] }
  | { kind: 'note'; title: string; text: string }
  | { kind: 'price' };

/** One article, free of any generator's notation. */
export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  /** Year, month and day with hyphens. */
  date: string;
  category: string;
  blocks: Block[];
};

/** The number of articles that say what the course costs. */
export const pricedArticles = 3;

/** The article with this number (from 0) among `count`; about 600 words, the same for the same seed. */
export function writeArticle(index: number, count: number, seed: string): Article {
  const chance = createChance(`${seed} ${index}`);
  const category = choose(categories, chance);
  const first = pick(chance, 0, headings.length - 3);
  const parts = headings.slice(first, first + 3);
  return {
    slug: slugOf(index),
    title: `${choose(tasks, chance)} ${choose(things, chance)}, part ${letters(index + 1)}`,
    excerpt: `${writeExcerpt(chance)} Part ${letters(index + 1)} of our notes.`,
    date: dateOf(index),
    category,
    blocks: [
      { kind: 'paragraph', text: writeParagraph(chance) },
      ...(index < pricedArticles ? [{ kind: 'price' } as const] : []),
      ...parts.flatMap((title, part): Block[] => [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: writeParagraph(chance) },
        extraOf(part, chance),
        { kind: 'paragraph', text: `${writeParagraph(chance)} ${linkFrom(index, count, chance)}` },
      ]),
      { kind: 'note', title: 'Good to know', text: writeSentence(chance) },
      { kind: 'paragraph', text: writeParagraph(chance) },
    ],
  };
}

/** Search results show at most about 160 characters of a description. */
function writeExcerpt(chance: () => number): string {
  const sentence = writeSentence(chance);
  return sentence.length <= 120 ? sentence : writeExcerpt(chance);
}

/** The block between the paragraphs of the first, second or third part. */
function extraOf(part: number, chance: () => number): Block {
  if (part === 0) return { kind: 'list', items: several(4, () => writeSentence(chance)) };
  if (part === 1) {
    const rows = several(3, () => [
      capitalise(choose(things, chance)),
      capitalise(choose(objects, chance)),
      capitalise(choose(objects, chance)),
    ]);
    return { kind: 'table', head: ['Piece', 'What it needs', 'What to avoid'], rows };
  }
  const lines = Array.from(
    { length: 5 },
    (_, line) => `const step${line} = check('${writeClause(chance)}');`,
  );
  return { kind: 'code', language: 'js', lines: [...lines, 'report(step0, step1, step2, step3, step4);'] };
}

function linkFrom(index: number, count: number, chance: () => number): string {
  const target = (index + pick(chance, 1, Math.max(1, count - 1))) % count;
  return `More about this stands in [another article](/blog/${slugOf(target)}).`;
}

function slugOf(index: number): string {
  return `article-${String(index + 1).padStart(5, '0')}`;
}

/** One a day, going back from November 2026; several a day if there are very many. */
function dateOf(index: number): string {
  const newest = Date.UTC(2026, 10, 20);
  return new Date(newest - (index % 10_000) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

const consonants = 'BCDFGHJKLMNPQRSVWXZ';

/**
 * Distinguishes titles and excerpts without a number, which a site would take for one of its facts, and without a word
 * or an abbreviation used as a placeholder: B to Z, BB, BC.
 */
function letters(number: number): string {
  const last = (number - 1) % consonants.length;
  const before = (number - 1 - last) / consonants.length;
  return (before > 0 ? letters(before) : '') + consonants.charAt(last);
}
