import type { ImportOrigin } from './origin.ts';
import type { SourceFolder } from './source-folder.ts';

/** The lines of `_redirects`, which Netlify and Cloudflare Pages read: https://docs.netlify.com/manage/routing/redirects/overview/ */
export function findRedirects(folder: SourceFolder): ImportOrigin['redirects'] {
  const files = ['_redirects', 'static/_redirects', 'public/_redirects', 'src/_redirects'];
  const lines = files.flatMap((file) => (folder.has(file) ? (folder.text(file) ?? '').split('\n') : []));
  return lines.flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    const isPlain =
      from?.startsWith('/') && to !== undefined && !/[*:]/.test(from) && /^30[1278]!?$/.test(status);
    return isPlain && from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
}
