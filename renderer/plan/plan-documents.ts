import type { Course, Post } from '../../schemas/planned.ts';
import type {
  DocumentBlock,
  DocumentChapter,
  DocumentFont,
  DocumentOffer,
  PlannedDocument,
  ReadyDocument,
} from '../../schemas/planned-document.ts';
import type { SiteSource, StationsProps, WordingSource } from '../../schemas/types.ts';
import { locate } from '../source/locate.ts';
import { fillPattern } from './fill-references.ts';
import { planDocumentBlocks } from './plan-document-blocks.ts';
import {
  planChecklist,
  planDays,
  planDoors,
  planStationChapter,
  planStations,
} from './plan-document-stations.ts';
import { planString } from './plan-text.ts';
import { type Cursor, type PageScope, step } from './planner.ts';

type Download = NonNullable<SiteSource['downloads']>[number];
type Words = NonNullable<WordingSource['document']>;

/** The PDF documents that site.yaml lists without a ready file, made of the same articles and courses as the pages. */
export function planDocuments(site: PageScope): PlannedDocument[] {
  const { source } = site.site.settings;
  const words = site.wording.document;
  return (site.settings.downloads ?? []).flatMap((download, index): PlannedDocument[] => {
    if (download.file) return [];
    const cursor = { source, path: ['downloads', index], at: `downloads/${index}` };
    const name = { output: `downloads/${download.fileName}`, place: locate(source, cursor.path) };
    if (!words) return [{ kind: 'wordless', ...name }];
    return [{ kind: 'ready', ...name, ...planContent(download, words, cursor, { ...site, origins: [] }) }];
  });
}

function planContent(
  download: Download,
  words: Words,
  cursor: Cursor,
  page: PageScope,
): Omit<ReadyDocument, 'kind' | 'output' | 'place'> {
  const { language, theme } = page.settings;
  const points = (download.points ?? []).map((point, index) =>
    planString(point, step(step(cursor, 'points'), index), page),
  );
  const stations = planStations(download, page);
  const subtitle = download.subtitle && planString(download.subtitle, step(cursor, 'subtitle'), page);
  return {
    language,
    title: planString(download.title, step(cursor, 'title'), page),
    ...(subtitle && { subtitle }),
    siteName: page.settings.name,
    points: { title: words.points, items: points },
    ...(stations && { doors: planDoors(stations, doorTitles(stations)) }),
    chapters: [
      ...planOwnChapters(download, stations, cursor, page),
      ...planArticles(download.posts ?? [], page),
      ...planCourses(download.courses ?? [], words, page),
    ],
    closing: { title: words.closingTitle, text: words.closingText },
    words: { contents: words.contents, page: words.page },
    colours: theme.colours.light,
    fonts: { heading: planFont(theme.fonts.heading.file, page), text: planFont(theme.fonts.text.file, page) },
  };
}

/** What only the document has: doors, plans and checklists. */
function planOwnChapters(
  { stations: chapter, plans = [], checklists = [] }: Download,
  stations: StationsProps | undefined,
  cursor: Cursor,
  page: PageScope,
): DocumentChapter[] {
  const at = (key: string, index: number) => step(step(cursor, key), index);
  return [
    ...(chapter && stations ? [planStationChapter(chapter, stations, step(cursor, 'stations'), page)] : []),
    ...plans.map((plan, index) => planDays(plan, stations, at('plans', index), page)),
    ...checklists.map((checklist, index) => planChecklist(checklist, at('checklists', index), page)),
  ];
}

function doorTitles({ families }: StationsProps): string[] {
  return families.flatMap(({ stations }) => stations.map(({ title }) => title));
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
function planCourses(ids: readonly string[], words: Words, page: PageScope): DocumentChapter[] {
  const courses = ids.flatMap((id) => page.collections.courses.get(id)?.value ?? []);
  if (courses.length === 0) return [];
  const notes = new Set(courses.flatMap((course) => course.instalment?.note ?? []));
  const blocks: DocumentBlock[] = [
    ...(courses.length > 1 ? [planPriceTable(courses, words, page)] : []),
    ...[...notes].map(
      (note): DocumentBlock => ({ kind: 'paragraph', runs: [{ text: note, emphasis: true }] }),
    ),
    ...courses.map((course) => planDocumentCourse(course, words)),
  ];
  return [{ title: courses.length > 1 ? words.courses : words.course, blocks }];
}

function planPriceTable(courses: readonly Course[], words: Words, page: PageScope): DocumentBlock {
  const { labels } = page.wording.course;
  return {
    kind: 'table',
    head: [words.courseColumn, labels.duration, labels.price].map((text) => [{ text }]),
    rows: courses.map((course) => [
      [{ text: course.title, strong: true }],
      [{ text: course.duration }],
      [{ text: course.price.text }],
    ]),
  };
}

function planDocumentCourse(course: Course, words: Words): DocumentOffer {
  const fact = (label: string, value: string) => fillPattern(words.fact, { label, value });
  return {
    kind: 'offer',
    title: course.title,
    subtitle: course.subtitle,
    price: course.price.text,
    priceNotes: [
      ...(course.originalPriceNote ? [course.originalPriceNote] : []),
      ...(course.saving ? [course.saving.text] : []),
      ...(course.instalment ? [course.instalment.totalText] : []),
    ],
    facts: [
      fact(course.labels.duration, course.duration),
      ...(course.location === undefined ? [] : [fact(course.labels.location, course.location)]),
    ],
    featuresLabel: course.labels.features,
    features: course.features,
  };
}

function planFont(name: string, page: PageScope): DocumentFont {
  const media = page.site.media[name];
  if (!media) throw new Error(`typeface ${name} was not checked`);
  return { name, path: media.path, hash: media.hash };
}
