/**
 * The address of a page from the forms in which people write it: `https://www.example.com/branch/courses/?q=1#top` →
 * `/courses`.
 */
export function pageAddress(written: string, base: string): string {
  const [path = '/'] = written.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/);
  const within =
    base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  return within.replace(/(?:index\.html)?(?:(?<!\/)\/+)?$/, '').replace(/\.html$/, '') || '/';
}
