/** The fields of an article as the schema of its kind wants them, found by what the schema says of each. */
import { type Fields, fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import { foreignNode, textIn } from '../../../foreign/nodes.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import { parseForeign } from '../../../markdown/parse-markdown.ts';
import { dayIn, textOfField, wordsOfField } from '../origins/fields-as.ts';
import { type ForeignArticle, titleOf } from '../origins/origin.ts';
import type { PlannedArticle } from './plan-entries.ts';
import type { ImportTarget } from './target.ts';

type Filling = {
  entry: PlannedArticle;
  target: ImportTarget;
  title: string;
  /** The first paragraph. */
  beginning: string;
  category: string;
  cover: { src: string; alt: string } | undefined;
  today: string;
  note: TakeNote;
};

export function entryFields(filling: Filling): Fields {
  const { entry, target, title, cover, category, today, note } = filling;
  const { article } = entry;
  const { kind, schema } = target;
  const properties = fieldsOf(schema.properties);
  const day = article.day ?? today;
  const own = (name: string) => (Object.hasOwn(properties, name) ? name : undefined);
  const first = (...names: string[]) => names.map(own).find((name) => name !== undefined);
  const updated = dayIn(
    textOfField(article.fields, [
      'lastmod',
      'updated',
      'modDatetime',
      'last_modified_at',
      'updatedDate',
      'modified',
      'updated_at',
    ]),
  );
  const tags = wordsOfField(article.fields, [
    'tags',
    'tag',
    'keywords',
    'topics',
    'categories',
    'category',
  ]).filter((word) => word !== category);
  const filled: [string | undefined, unknown][] = [
    [kind.title ?? own('title'), plainField(title, 'title', note)],
    [kind.summary, summaryOf(filling)],
    [own('author'), authorOf(article, note)],
    [kind.feed?.date, day],
    [own('updated'), updated !== undefined && updated > day && updated <= today ? updated : undefined],
    [target.category?.field, category],
    [
      first('tags', 'keywords'),
      tags.length > 0 ? tags.map((tag) => plainField(tag, 'tags', note)) : undefined,
    ],
    [pictureField(properties), cover],
    [own('aliases'), entry.aliases.length > 0 ? entry.aliases : undefined],
    // Programs leave out what has a day to come; here it is shown from then on.
    [own('from'), day > today ? day : undefined],
    [own('draft'), article.isDraft ? true : undefined],
  ];
  const written = filled.flatMap(([name, value]): [string, unknown][] =>
    name === undefined || value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(written), ...plainAnswers(schema, new Set(written.map(([name]) => name))) };
}

/** Whatever else is required and asks yes or no: no. */
function plainAnswers(schema: Fields, written: ReadonlySet<string>): Fields {
  const properties = fieldsOf(schema.properties);
  const lacking = listOf(schema.required)
    .map(String)
    .filter((name) => !written.has(name));
  return Object.fromEntries(
    lacking
      .filter((name) => fieldsOf(ownProperty(properties, name)).type === 'boolean')
      .map((name) => [name, false]),
  );
}

function pictureField(properties: Fields): string | undefined {
  return Object.keys(properties).find((name) => fieldsOf(properties[name]).means === 'picture');
}

const summaryFields = [
  'description',
  'excerpt',
  'summary',
  'subtitle',
  'lede',
  'intro',
  'preview',
  'snippet',
  'abstract',
];

function summaryOf({ entry, beginning, title, note }: Filling): string {
  const written = textOfField(entry.article.fields, summaryFields);
  const text = written === undefined ? '' : withoutMarks(written);
  if (text !== '') return plainField(text, 'summary', note);
  note('summary-made');
  return plainField(shortened(beginning === '' ? title : beginning), 'summary', note);
}

/** As many whole sentences as search engines show, or the words of a longer one. */
function shortened(text: string): string {
  if (text.length <= 200) return text;
  const whole = text.slice(0, 200);
  const end = Math.max(...['. ', '! ', '? ', '。', '！', '？'].map((mark) => whole.lastIndexOf(mark)));
  if (end > 60) return whole.slice(0, end + 1);
  const space = whole.lastIndexOf(' ');
  return `${whole.slice(0, space > 60 ? space : 200)} …`;
}

function authorOf(article: ForeignArticle, note: TakeNote): string {
  const { author, authors, byline, creator } = article.fields;
  for (const one of [author, authors, byline, creator]) {
    const names = typeof one === 'string' ? [one.trim()] : wordsOfField({ one }, ['one']);
    const name = names.length > 0 ? names.join(', ') : textOfField(fieldsOf(one), ['name', 'title']);
    if (name !== undefined && name !== '') return plainField(withoutMarks(name), 'author', note);
  }
  note('author-missing');
  return '{site.name}';
}

/** The title of an article: its own, its first heading, or the words of its file's name. */
export function articleTitle(article: ForeignArticle, text: string, note: TakeNote): string {
  const own = titleOf(article);
  if (own !== undefined) return withoutMarks(own);
  note('title-made');
  const heading = /^# (\S.*)$/m.exec(text)?.[1];
  if (heading !== undefined) return withoutMarks(heading);
  const words = article.slug.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Plain words: titles and summaries have no formatting. */
function withoutMarks(text: string): string {
  if (!/[<&*_`[\\]/.test(text)) return text.replace(/\s+/g, ' ').trim();
  const read = parseForeign(text.replace(/\s+/g, ' ').trim(), 'markdown');
  const words = read.kind === 'tree' ? textIn(foreignNode(read.tree)).replace(/\s+/g, ' ').trim() : '';
  return words === '' ? text.trim() : words;
}

/** In a field, curly brackets would be the name of a value. */
function plainField(text: string, field: string, note: TakeNote): string {
  if (!/[{}]/.test(text)) return text;
  note('braces-in-field', field);
  return text.replace(/[{}]+/g, ' ').replace(/\s+/g, ' ').trim();
}
