import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { videoHostNotAllowed } from '../../../diagnostics/messages/videos.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The site's policy allows players only from the sites listed in site.yaml. `needs` reports a missing list. */
export function checkVideos({ site, collections }: Content, report: Report): void {
  const allowed = listOf(site.value.videos).map(String);
  if (allowed.length === 0) return;
  for (const { source, value } of collections.get('pages')?.values() ?? []) {
    for (const [index, section] of listOf(value.sections).map(fieldsOf).entries()) {
      const host = section.section === 'video' ? hostOf(section.url) : undefined;
      if (host === undefined || allowed.includes(host)) continue;
      report(videoHostNotAllowed(locate(source, ['sections', index, 'url']), host, allowed));
    }
  }
}

function hostOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (/^https:\/\/vimeo\.com\//.test(url)) return 'vimeo';
  return /^https:\/\/(www\.youtube\.com|youtu\.be)\//.test(url) ? 'youtube' : undefined;
}
