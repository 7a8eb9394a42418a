import { listOf } from '../../diagnostics/fields.ts';
import type { Post } from '../../schemas/planned.ts';
import type { DocumentChapter, PlannedDocument, ReadyDocument } from '../../schemas/planned-document.ts';
import type { SiteProps, StationsProps, WordingSource } from '../../schemas/types.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { isInScript } from '../script-runs.ts';
import { used } from '../used.ts';
import { courseChapters, type DocumentWords } from './course-chapter.ts';
import {
  allDoors,
  checklistChapter,
  type Download,
  dayChapter,
  type Show,
  stationChapter,
} from './station-chapters.ts';

/**
 * The PDF documents that site.yaml lists without a ready file, made from the same articles and courses as the pages.
 */
export function planDocuments(site: PlanSite): Planned<PlannedDocument[]> {
  return gather((take) =>
    listOf(take(site.written('downloads'))).flatMap((_, index) => take(planDocument(index, site)) ?? []),
  );
}

function planDocument(index: number, site: PlanSite): Planned<PlannedDocument | undefined> {
  return gather((take) => {
    if (take(site.written('downloads', index, 'file')) !== undefined) return undefined;
    const download = take(used(site.setting<Download>('downloads', index)));
    if (!download) return undefined;
    const words = take(used(site.wording<DocumentWords | undefined>('document')));
    const place = site.place(['downloads', index]);
    const output = `downloads/${download.fileName}`;
    if (!words) return { kind: 'wordless', output, place };
    return { kind: 'ready', output, place, ...take(planContent(download, words, site)) };
  });
}

type ReadyContent = Omit<ReadyDocument, 'kind' | 'output' | 'place'>;
/** The content to read. */
type PrintedContent = Omit<ReadyContent, 'colours' | 'fonts'>;

function planContent(download: Download, words: DocumentWords, site: PlanSite): Planned<ReadyContent> {
  return gather((take) => {
    const { stations: chapter } = download;
    const stations = chapter && take(used(site.section<StationsProps>(chapter.page, 'stations')));
    const { locale } = take(site.format.dateWords());
    const content: PrintedContent = {
      language: asText(take(site.written('language'))),
      locale,
      ...(take(site.direction()) === 'rtl' && { direction: 'rtl' as const }),
      title: download.title,
      ...(download.subtitle && { subtitle: download.subtitle }),
      siteName: asText(take(site.written('name'))),
      points: { title: words.points, items: download.points ?? [] },
      ...(stations && { doors: allDoors(stations) }),
      chapters: [
        ...ownChapters(download, stations, (number) => take(site.format.number(number))),
        ...take(planArticles(download.posts ?? [], site)),
        ...take(planCourses(download, words, site)),
      ],
      closing: { title: words.closingTitle, text: words.closingText },
      words: { contents: words.contents, page: words.page },
    };
    return { ...content, ...take(planLook(content, site)) };
  });
}

/** Content that only the document has: doors, plans and checklists. */
function ownChapters(
  { stations: chapter, plans = [], checklists = [] }: Download,
  stations: StationsProps | undefined,
  show: Show,
): DocumentChapter[] {
  return [
    ...(chapter && stations ? [stationChapter(chapter, stations, show)] : []),
    ...plans.map((plan) => dayChapter(plan, stations, show)),
    ...checklists.map(checklistChapter),
  ];
}

/** Articles that are hidden today are left out of the document too. */
function planArticles(posts: readonly Post[], site: PlanSite): Planned<DocumentChapter[]> {
  return gather((take) =>
    posts.map(({ slug, title, excerpt }) => ({
      title,
      lede: excerpt,
      blocks: take(site.documentBlocks('posts', slug)),
    })),
  );
}

function planCourses(
  { courses = [] }: Download,
  words: DocumentWords,
  site: PlanSite,
): Planned<DocumentChapter[]> {
  return gather((take) => {
    const labels = take(
      used(site.wording<NonNullable<WordingSource['course']>['labels']>('course', 'labels')),
    );
    return courseChapters(courses, words, labels);
  });
}

/** The theme's light colours and its typefaces; for other scripts, only those that the text uses. */
function planLook(
  content: PrintedContent,
  site: PlanSite,
): Planned<Pick<ReadyDocument, 'colours' | 'fonts'>> {
  return gather((take) => {
    const theme = take(used(site.setting<SiteProps['theme']>('theme')));
    if (!theme) throw new Error('the theme was not checked');
    const { heading, text: running } = theme.fonts ?? {};
    if (!heading || !running) throw new Error('documents need typefaces');
    const words = JSON.stringify(content);
    const scripts = Object.entries(theme.fonts?.scripts ?? {})
      .filter(([script]) => isInScript(words, script))
      .map(([script, { file }]) => [script, take(site.typefaceFile(file))] as const);
    return {
      colours: theme.colours.light,
      fonts: {
        heading: take(site.typefaceFile(heading.file)),
        text: take(site.typefaceFile(running.file)),
        ...(scripts.length > 0 && { scripts: Object.fromEntries(scripts) }),
      },
    };
  });
}
