import type { Course, Post } from '../../schemas/planned.ts';
import type { SiteSource } from '../../schemas/types.ts';
import type {
  DocumentBlock,
  DocumentChapter,
  DocumentCourse,
  DocumentFont,
  PlannedDocument,
} from '../model/document.ts';
import { fillPattern } from './fill-references.ts';
import { planDocumentBlocks } from './plan-document-blocks.ts';
import { planString } from './plan-text.ts';
import { type Cursor, type PageScope, step } from './planner.ts';

type Download = NonNullable<SiteSource['downloads']>[number];

/** The PDF documents that site.yaml lists without a ready file, made of the same articles and courses as the pages. */
export function planDocuments(site: PageScope): PlannedDocument[] {
  const source = site.settings.downloads ?? [];
  return source.flatMap((download, index) => {
    const cursor = {
      source: site.site.settings.source,
      path: ['downloads', index],
      at: `downloads/${index}`,
    };
    return download.file ? [] : [planDocument(download, cursor, { ...site, origins: [] })];
  });
}

function planDocument(download: Download, cursor: Cursor, page: PageScope): PlannedDocument {
  const words = page.wording.document;
  const { language, origin, theme } = page.settings;
  const points = (download.points ?? []).map((point, index) =>
    planString(point, step(step(cursor, 'points'), index), page),
  );
  const subtitle = download.subtitle && planString(download.subtitle, step(cursor, 'subtitle'), page);
  return {
    output: `downloads/${download.fileName}`,
    place: cursor.source.locate(cursor.path),
    language,
    title: planString(download.title, step(cursor, 'title'), page),
    ...(subtitle && { subtitle }),
    siteName: page.settings.name,
    origin,
    points: { title: words.points, items: points },
    chapters: [...planArticles(download.posts ?? [], page), ...planCourses(download.courses ?? [], page)],
    closing: { title: words.closingTitle, text: words.closingText },
    words: { contents: words.contents, page: words.page },
    colours: theme.colours.light,
    fonts: { heading: planFont(theme.fonts.heading.file, page), text: planFont(theme.fonts.text.file, page) },
  };
}

/** An article that the site doesn't show today is not in the document either. */
function planArticles(slugs: readonly string[], page: PageScope): DocumentChapter[] {
  return slugs.flatMap((slug) => {
    const post = page.collections.posts.get(slug)?.value;
    return post ? [planArticleChapter(post, page)] : [];
  });
}

function planArticleChapter({ slug, title, excerpt }: Post, page: PageScope): DocumentChapter {
  const body = page.site.collections.get('posts')?.get(slug)?.source.body;
  return { title, lede: excerpt, blocks: body ? planDocumentBlocks(body.tree.children, page) : [] };
}

/** One chapter: for several courses first a table of what they cost, then each course by itself. */
function planCourses(ids: readonly string[], page: PageScope): DocumentChapter[] {
  const courses = ids.flatMap((id) => page.collections.courses.get(id)?.value ?? []);
  if (courses.length === 0) return [];
  const words = page.wording.document;
  const notes = new Set(courses.flatMap((course) => course.instalment?.note ?? []));
  const blocks: DocumentBlock[] = [
    ...(courses.length > 1 ? [planPriceTable(courses, page)] : []),
    ...[...notes].map(
      (note): DocumentBlock => ({ kind: 'paragraph', runs: [{ text: note, emphasis: true }] }),
    ),
    ...courses.map((course) => planDocumentCourse(course, page)),
  ];
  return [{ title: courses.length > 1 ? words.courses : words.course, blocks }];
}

function planPriceTable(courses: readonly Course[], page: PageScope): DocumentBlock {
  const { labels } = page.wording.course;
  return {
    kind: 'table',
    head: [page.wording.document.courseColumn, labels.duration, labels.price].map((text) => [{ text }]),
    rows: courses.map((course) => [
      [{ text: course.title, strong: true }],
      [{ text: course.duration }],
      [{ text: course.price.text }],
    ]),
  };
}

function planDocumentCourse(course: Course, page: PageScope): DocumentCourse {
  const { originalPrice } = page.wording.course;
  const fact = (label: string, value: string) => fillPattern(page.wording.document.fact, { label, value });
  return {
    kind: 'course',
    title: course.title,
    subtitle: course.subtitle,
    price: course.price.text,
    priceNotes: [
      ...(course.originalPrice ? [fact(originalPrice, course.originalPrice.text)] : []),
      ...(course.saving ? [course.saving.text] : []),
      ...(course.instalment ? [course.instalment.text] : []),
    ],
    facts: [fact(course.labels.duration, course.duration), fact(course.labels.location, course.location)],
    featuresLabel: course.labels.features,
    features: course.features,
  };
}

function planFont(name: string, page: PageScope): DocumentFont {
  const media = page.site.media.get(name);
  if (!media) throw new Error(`typeface ${name} was not checked`);
  return { path: media.path, hash: media.hash };
}
