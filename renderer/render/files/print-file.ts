import type { PlannedFile } from '../../model/file.ts';
import type { OutputFile } from '../../model/output.ts';
import { printCalendar, printCalendarOfDates } from './print-calendar.ts';
import { printGuide } from './print-guide.ts';
import { printJsonFeed } from './print-json-feed.ts';
import { printRss } from './print-rss.ts';
import { printSitemap, printSitemapIndex } from './print-sitemap.ts';

/** A machine-readable file as text. Pages refer to these files, so they are written with the pages. */
export function printFile(file: PlannedFile): OutputFile {
  return { output: file.output, phase: 'page', content: printContent(file) };
}

function printContent(file: PlannedFile): string {
  switch (file.kind) {
    case 'sitemap':
      return printSitemap(file.pages);
    case 'sitemap-index':
      return printSitemapIndex(file.sitemaps);
    case 'robots':
      return `User-agent: *\nAllow: /\n\nSitemap: ${file.sitemap}\n`;
    case 'rss':
      return printRss(file.feed);
    case 'json-feed':
      return printJsonFeed(file.feed);
    case 'manifest':
      return `${JSON.stringify(file.manifest, undefined, 2)}\n`;
    case 'llms':
      return printGuide(file.guide);
    case 'calendar':
      return printCalendar(file.event);
    case 'calendar-of-dates':
      return printCalendarOfDates(file);
  }
}
