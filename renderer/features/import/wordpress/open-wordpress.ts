import { hostsOf } from '../../../foreign/written-address.ts';
import { dayIn } from '../origins/fields-as.ts';
import type { ForeignArticle, ImportOrigin, LeftFile } from '../origins/origin.ts';
import { expandHtml } from './expand-html.ts';
import { findUpload } from './find-upload.ts';
import { type MenuPlace, menuFrom } from './menu-from.ts';
import { type ExportHead, type ExportItem, readExport, textOfItem } from './read-export.ts';

/**
 * An export of WordPress as an origin. It is read twice: for everything but the texts, and for the texts one by one.
 * `file`: absolute.
 */
export async function openWordPress(file: string, uploads: string | undefined): Promise<ImportOrigin> {
  const reader = readExport(file);
  const left: LeftFile[] = [];
  const attachments = new Map<string, string>();
  const articles = new Map<string, ForeignArticle>();
  const places = new Map<string, MenuPlace>();
  const menuItems: ExportItem[] = [];
  for await (const item of reader.items) {
    const [id, type] = [textOfItem(item, 'wp:post_id'), textOfItem(item, 'wp:post_type')];
    places.set(id, { address: textOfItem(item, 'link'), title: textOfItem(item, 'title') });
    if (type === 'attachment')
      attachments.set(id, textOfItem(item, 'wp:attachment_url') || textOfItem(item, 'guid'));
    else if (type === 'nav_menu_item') menuItems.push(item);
    else {
      const why = whyLeft(item, type);
      if (why) left.push({ file: textOfItem(item, 'link') || id, ...why });
      else articles.set(id, articleOf(item, reader.head));
    }
  }
  const fault = reader.fault();
  if (fault !== undefined)
    left.push({ file: file.split(/[\\/]/).at(-1) ?? file, kind: 'unreadable-export', what: fault });
  const withCovers = new Map([...articles].map(([id, article]) => [id, withCover(article, attachments)]));
  const upload = findUpload(uploads);
  const pictureOf = (id: string) => attachments.get(id);
  return {
    program: 'WordPress',
    hosts: hostsOf(reader.head.address),
    articles: [...withCovers.values()],
    left,
    menu: menuFrom(menuItems, places),
    redirects: [],
    picture: upload,
    async *texts(noteFor) {
      for await (const item of readExport(file).items) {
        const article = withCovers.get(textOfItem(item, 'wp:post_id'));
        if (article)
          yield {
            article,
            text: expandHtml(item.texts.get('content:encoded') ?? '', pictureOf, noteFor(article)),
          };
      }
    },
  };
}

function whyLeft(item: ExportItem, type: string): Pick<LeftFile, 'kind' | 'what'> | undefined {
  if (type !== 'post' && type !== 'page') return { kind: 'another-type', what: type };
  if (item.isCut) return { kind: 'too-large' };
  const status = textOfItem(item, 'wp:status');
  const isShown = ['publish', 'draft', 'pending', 'future', 'private'].includes(status);
  if (!isShown) return { kind: 'not-published', what: status };
  return textOfItem(item, 'wp:post_password') === ''
    ? undefined
    : { kind: 'not-published', what: 'password' };
}

function articleOf(item: ExportItem, { authors }: ExportHead): ForeignArticle {
  const login = textOfItem(item, 'dc:creator');
  const status = textOfItem(item, 'wp:status');
  const link = textOfItem(item, 'link');
  const named = (domain: string) =>
    item.terms.filter((term) => term.domain === domain).map(({ name }) => name.replaceAll(',', ' '));
  const categories = named('category').filter((name) => !/^uncategori[sz]ed$/i.test(name));
  const cover = item.meta.get('_thumbnail_id');
  const oldSlug = item.meta.get('_wp_old_slug');
  const isDraft = status !== 'publish' && status !== 'future';
  return {
    file: link,
    holds: textOfItem(item, 'wp:post_type') === 'page' ? 'page' : 'article',
    syntax: 'html',
    fields: {
      title: textOfItem(item, 'title'),
      excerpt: textOfItem(item, 'excerpt:encoded'),
      author: authors.get(login) || login,
      categories,
      tags: named('post_tag'),
      updated: textOfItem(item, 'wp:post_modified'),
      ...(cover !== undefined && { coverId: cover }),
    },
    day: dayIn(textOfItem(item, 'wp:post_date')) ?? dayIn(textOfItem(item, 'pubDate')),
    isDraft,
    slug: textOfItem(item, 'wp:post_name'),
    addresses:
      isDraft || link === ''
        ? []
        : [
            link,
            ...(oldSlug === undefined
              ? []
              : [
                  `${link
                    .split('/')
                    .slice(0, link.endsWith('/') ? -2 : -1)
                    .join('/')}/${oldSlug}/`,
                ]),
          ],
  };
}

function withCover(article: ForeignArticle, attachments: ReadonlyMap<string, string>): ForeignArticle {
  const { coverId, ...fields } = article.fields;
  const image = attachments.get(String(coverId ?? ''));
  return { ...article, fields: image === undefined ? fields : { ...fields, image } };
}
