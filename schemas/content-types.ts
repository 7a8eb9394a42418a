import { wordTable } from '../diagnostics/word-table.ts';

/**
 * The types of all files that a site can contain. Servers know few of them by themselves: nginx calls a calendar
 * `application/octet-stream`. With `nosniff`, which every page sends, a browser rejects scripts and styles of a wrong
 * type.
 */
export const contentTypes = wordTable({
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
});

/** Also that of the search index, whose parts are compressed already. */
export const typeOfOthers = 'application/octet-stream';

export function contentType(file: string): string {
  const [ending = ''] = /\.[^./]+$/.exec(file) ?? [];
  return contentTypes.get(ending.toLowerCase()) ?? typeOfOthers;
}

/** Those worth compressing; pictures, typefaces, films and PDF files are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](?:json|xml)\b/.test(type);
}
