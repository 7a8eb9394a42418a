import { gather, type Planned } from '../../../kinds/planned.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { PlannedFile, PlannedGuide } from '../../model/file.ts';
import { planManifestIcons } from '../assets/plan-icons.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import { siteLanguage } from '../context/language-of.ts';
import { themeOf } from '../context/theme-of.ts';
import type { PageSummary } from './page-summary.ts';
import { planCalendars } from './plan-calendars.ts';
import { planSitemaps } from './plan-sitemaps.ts';

/** All files at the root of the site for programs. `pages` are those that may be listed, in order. */
export function planFiles(
  pages: readonly PageSummary[],
  feeds: Planned<PlannedFile[]>,
  context: Context,
): Planned<PlannedFile[]> {
  const { address, settings } = context;
  return gather((take) => [
    ...planSitemaps(
      pages.map(({ canonical, modified, alternates }) => ({
        address: canonical,
        ...(modified && { modified }),
        ...(alternates && { alternates }),
      })),
      `${settings.origin}${address.base}`,
    ),
    {
      kind: 'robots',
      output: 'robots.txt',
      sitemap: absoluteAddress(`${address.base}/sitemap.xml`, settings),
    },
    ...take(feeds),
    take(planManifest(context)),
    { kind: 'llms', output: 'llms.txt', guide: take(planGuide(pages, context)) },
    ...take(planFilesOfKinds(context)),
    ...take(planCalendars(context)),
  ]);
}

function planFilesOfKinds(context: Context): Planned<PlannedFile[]> {
  const site = context.tools();
  return gather((take) =>
    Object.values(context.kinds.code).flatMap((code) =>
      code.files ? (take(code.files(site)) as PlannedFile[]) : [],
    ),
  );
}

function planManifest(context: Context): Planned<PlannedFile> {
  const { settings } = context;
  const home = finishAddress('/', context.address);
  const paper = themeOf(context).colours.light.paper;
  return gather((take) => ({
    kind: 'manifest',
    output: 'site.webmanifest',
    manifest: {
      id: home,
      name: settings.name,
      short_name: settings.name,
      description: settings.description ?? settings.name,
      lang: settings.language,
      dir: take(siteLanguage(context)).direction,
      start_url: home,
      scope: home,
      display: 'browser',
      theme_color: paper,
      background_color: paper,
      icons: planManifestIcons(context),
    },
  }));
}

/**
 * Individual pages first (of a list the first one), then a list for each kind that the wording has a heading for.
 * Without headings there is one list.
 */
function planGuide(all: readonly PageSummary[], context: Context): Planned<PlannedGuide> {
  const { settings } = context;
  const pages = all.filter(({ continues }) => !continues);
  return gather((take) => {
    const words = take(context.ask<WordingSource['guide']>({ ask: 'wording', key: 'guide' }));
    const { pages: own = settings.name, ...kinds } = words ?? {};
    const ofKind = (kind: string | undefined) => kind !== undefined && Object.hasOwn(kinds, kind);
    const groups = [
      guideGroup(
        own,
        pages.filter(({ collection }) => !ofKind(collection)),
      ),
      ...Object.entries(kinds).map(([kind, title]) =>
        guideGroup(
          String(title),
          pages.filter(({ collection }) => collection === kind),
        ),
      ),
    ];
    return {
      title: settings.name,
      summary: settings.description ?? settings.name,
      details: settings.tagline === undefined ? [] : [settings.tagline],
      groups: groups.filter((group) => group.pages.length > 0),
    };
  });
}

function guideGroup(title: string, pages: readonly PageSummary[]): PlannedGuide['groups'][number] {
  return {
    title,
    pages: pages.map((page) => ({
      title: page.title,
      address: page.canonical,
      description: page.description,
    })),
  };
}
