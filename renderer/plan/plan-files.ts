import type { PlannedFile, PlannedGuide } from '../model/file.ts';
import type { PlannedPage } from '../model/plan.ts';
import { absoluteAddress } from './absolute-address.ts';
import { finishAddress } from './finish-address.ts';
import { planCalendarFiles } from './plan-calendar.ts';
import { planFeeds } from './plan-feed.ts';
import { planManifestIcons } from './plan-icons.ts';
import type { PageScope } from './planner.ts';

/** Everything at the root of the site that programs look for, from the finished pages. */
export function planFiles(pages: readonly PlannedPage[], page: PageScope): PlannedFile[] {
  const listed = pages.filter(({ head }) => !head.unlisted);
  return [
    {
      kind: 'sitemap',
      output: 'sitemap.xml',
      pages: listed.map(({ head, modified }) => ({ address: head.canonical, ...(modified && { modified }) })),
    },
    {
      kind: 'robots',
      output: 'robots.txt',
      sitemap: absoluteAddress(`${page.address.base}/sitemap.xml`, page),
    },
    ...planFeeds(page),
    planManifest(page),
    { kind: 'llms', output: 'llms.txt', guide: planGuide(listed, page) },
    ...planCalendarFiles(page),
  ];
}

export function manifestAddress({ address }: Pick<PageScope, 'address'>): string {
  return `${address.base}/site.webmanifest`;
}

function planManifest(page: PageScope): PlannedFile {
  const { settings } = page;
  const home = finishAddress('/', page.address);
  const { paper } = settings.theme.colours.light;
  return {
    kind: 'manifest',
    output: 'site.webmanifest',
    manifest: {
      id: home,
      name: settings.name,
      short_name: settings.name,
      description: settings.description,
      lang: settings.language,
      dir: 'ltr',
      start_url: home,
      scope: home,
      display: 'browser',
      theme_color: paper,
      background_color: paper,
      icons: planManifestIcons(page),
    },
  };
}

/** Pages of their own first, then the courses and the articles. Without words for the headings there is one list. */
function planGuide(pages: readonly PlannedPage[], page: PageScope): PlannedGuide {
  const words = page.wording.guide;
  const { settings } = page;
  const group = (title: string, wanted: (collection: string | undefined) => boolean) => ({
    title,
    pages: pages
      .filter(({ about }) => wanted(about?.collection))
      .map(({ head }) => ({
        title: head.sharing?.title ?? head.title,
        address: head.canonical,
        description: head.description,
      })),
  });
  const groups = words
    ? [
        group(words.pages, (collection) => collection !== 'courses' && collection !== 'posts'),
        group(words.courses, (collection) => collection === 'courses'),
        group(words.posts, (collection) => collection === 'posts'),
      ]
    : [group(settings.name, () => true)];
  return {
    title: settings.name,
    summary: settings.description,
    details: [settings.tagline],
    groups: groups.filter((one) => one.pages.length > 0),
  };
}
