import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../../schemas/content-types.ts';
import { allowFrame } from '../serve/allow-frame.ts';
import { allowLive } from '../serve/allow-live.ts';
import type { HttpAnswer } from '../serve/answer.ts';
import { decodeWritten } from '../serve/decode-written.ts';
import type { ServeSiteOptions } from '../serve/serve-site.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';
import type { Previews } from './previews.ts';
import { readShellFile } from './shell-files.ts';

type PagesOptions = {
  shellOrigin: () => string;
  previews: Previews;
  /** The file of a picture, by its name; undefined if there is none. */
  pictureFile: (name: string) => string | undefined;
};

/**
 * Changes the site’s pages for the editor, which shows them in a frame: they may be framed by it alone, and have its
 * script, which tells it where a press went. Everything else is as visitors get it.
 */
export function editedPages({
  shellOrigin,
  previews,
  pictureFile,
}: PagesOptions): Required<Pick<ServeSiteOptions, 'changePage' | 'intercept' | 'make'>> {
  return {
    make: previews.make,
    changePage: async (page) => withScript(page, shellOrigin()),
    intercept: (request, response) => {
      const [address = '', query = ''] = (request.url ?? '').split('?');
      if (address === '/__edit/page.js') sendScript(response);
      else if (address === '/__edit/preview') sendPreview(request, response, previews, query);
      else if (request.method === 'GET' && address.startsWith(picturesAddress))
        sendPicture(request, response, pictureFile);
      else return false;
      return true;
    },
  };
}

function withScript(page: HttpAnswer, shellOrigin: string): HttpAnswer {
  const html = Buffer.from(page.body).toString('utf8');
  const tag = `<script src="/__edit/page.js" data-shell="${shellOrigin}"></script>`;
  const { body, headers } = allowLive(
    html.replace('</head>', () => `${tag}</head>`),
    { ...page.headers, 'cache-control': 'no-store' },
  );
  return { ...page, body, headers: allowFrame(headers, shellOrigin) };
}

function sendScript(response: ServerResponse): void {
  const file = readShellFile('page.js');
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(file ? 200 : 404, headers).end(file?.body);
}

/** The page as it would be with what is typed, for the page’s own script, which takes over what differs. */
function sendPreview(
  { headers }: IncomingMessage,
  response: ServerResponse,
  previews: Previews,
  query: string,
): void {
  const html = previews.html(Number(new URLSearchParams(query).get('n')));
  const isOwn = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const type = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (!isOwn) response.writeHead(403, type).end();
  else response.writeHead(html === undefined ? 404 : 200, type).end(html);
}

const picturesAddress = '/__edit/media/';

/**
 * A picture as it is in content/media, for the editor to choose from, and no page from elsewhere. Nothing in it runs.
 * Chromium takes two ports of one number for different sites where a resource says `same-site`, and not where it says
 * itself who asks.
 */
function sendPicture(
  { url = '', headers: asked }: IncomingMessage,
  response: ServerResponse,
  pictureFile: PagesOptions['pictureFile'],
): void {
  if (asked['sec-fetch-site'] === 'cross-site') return void response.writeHead(403).end();
  const [written = ''] = url.slice(picturesAddress.length).split('?');
  const body = unlessSystemFails(() => readFileSync(pictureFile(decodeWritten(written) ?? '') ?? ''));
  const headers = {
    'content-type': contentType(written),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  response.writeHead(body ? 200 : 404, headers).end(body);
}
