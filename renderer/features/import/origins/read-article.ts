import type { Fields } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import { dayIn, textOfField, wordsOfField } from './fields-as.ts';
import { readFrontMatter } from './front-matter.ts';
import { type ForeignArticle, type LeftFile, titleOf } from './origin.ts';
import { folderOf, type SourceFolder } from './source-folder.ts';

/** How a program finds the address of an article. The first is its own; the rest lead to it. */
export type AddressesOf = (article: Omit<ForeignArticle, 'addresses'>) => readonly (string | undefined)[];

export type ReadRules = {
  addressesOf: AddressesOf;
  /** Fields that the folder of a file gives to all its files. */
  shared?: (file: string) => Fields;
};

/** All articles among the files, and why each of the others is none. */
export function readArticles(
  folder: SourceFolder,
  files: readonly string[],
  rules: ReadRules,
): { articles: ForeignArticle[]; left: LeftFile[] } {
  const articles: ForeignArticle[] = [];
  const left: LeftFile[] = [];
  for (const file of files) {
    const read = readArticle(folder, file, rules);
    left.push(...read.left);
    if (read.article) articles.push(read.article);
  }
  return { articles, left };
}

function readArticle(folder: SourceFolder, file: string, { addressesOf, shared }: ReadRules) {
  const leave = (kind: LeftFile['kind'], what?: string): { left: LeftFile[]; article?: ForeignArticle } => ({
    left: [{ file, kind, ...(what !== undefined && { what }) }],
  });
  const text = folder.text(file);
  if (text === undefined) return leave('unreadable');
  const read = readFrontMatter(text);
  const fields = { ...shared?.(file), ...read?.fields };
  const [fault] = read?.faults ?? [];
  const day = dayOfFields(fields) ?? dayInName(file);
  if (day === undefined) return leave(fault === undefined ? 'no-date' : 'broken-fields', fault);
  if (fault !== undefined && titleOf({ fields }) === undefined) return leave('broken-fields', fault);
  // Known before any link to it is written.
  if ((read?.body ?? text).trim() === '') return leave('empty');
  const basis = {
    file,
    holds: 'article' as const,
    syntax: syntaxOf(file),
    fields,
    day,
    isDraft: isDraft(fields, file),
    slug: textOfField(fields, ['slug']) ?? slugFromName(file),
  };
  const written = wordsOfField(fields, ['aliases', 'redirect_from', 'redirectFrom', 'redirects']);
  const addresses = [...addressesOf(basis), ...written].filter((one) => one !== undefined);
  const article: ForeignArticle = { ...basis, addresses };
  return { article, left: fault === undefined ? [] : leave('fields-in-part', fault).left };
}

const dayFields = [
  'date',
  'Date',
  'pubDate',
  'pubDatetime',
  'publishDate',
  'publish_date',
  'published',
  'publishedDate',
  'publishedAt',
  'publishedOn',
  'published_at',
  'datePublished',
  'postDate',
  'created',
  'createdAt',
];

function dayOfFields(fields: Fields): string | undefined {
  return dayFields.map((name) => dayIn(ownProperty(fields, name))).find((day) => day !== undefined);
}

/** `2013-05-06-released.md`, and `2013-05-06-released/index.md`. */
function dayInName(file: string): string | undefined {
  const name = /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})(?=[-_./])/.exec(file)?.[1];
  return dayIn(name);
}

/** The name of the file, or of its folder if that is a bundle, without a date. */
export function slugFromName(file: string): string {
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const own = name === 'index' ? (folderOf(file).split('/').at(-1) ?? '') : name;
  return own.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?/, '') || own;
}

function syntaxOf(file: string): ForeignArticle['syntax'] {
  if (file.endsWith('.mdx')) return 'mdx';
  return /\.html?$/.test(file) ? 'html' : 'markdown';
}

function isDraft(fields: Fields, file: string): boolean {
  const status = textOfField(fields, ['status']);
  return (
    ownProperty(fields, 'draft') === true ||
    ownProperty(fields, 'published') === false ||
    (status !== undefined && /^(?:draft|private|pending)$/i.test(status)) ||
    /(?:^|\/)_?drafts\//.test(file)
  );
}

/** The files with articles: Markdown in all its endings, and MDX. */
export function isArticleFile(file: string): boolean {
  return (
    /\.(?:md|mdx|markdown|mkd|mkdn)$/i.test(file) &&
    !/(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|CLAUDE|AGENTS)\.\w+$/i.test(
      file,
    )
  );
}
