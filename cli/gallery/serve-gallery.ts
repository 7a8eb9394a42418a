import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltGallery } from './build-gallery.ts';
import { galleryClient } from './gallery-client.ts';
import { galleryPage, galleryStyles } from './gallery-page.ts';

/** Where the gallery is: no page of a site has such an address. */
export const galleryFolder = '/__site/gallery';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `base`: the base path of the site. `version`: counts its builds. */
export type Shown = { gallery: Extract<BuiltGallery, { ok: true }>; base: string; version: number };

/** Answers the addresses of the gallery itself; false for any other. `shown`: as it was last built. */
export function galleryDesk(
  shown: () => Shown | undefined,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const [address = '', query] = (request.url ?? '/').split('?');
    const now = shown();
    const answer = address.startsWith(`${galleryFolder}/`) && now && answerTo(address, query, now);
    if (!answer) return false;
    response.writeHead(200, {
      'content-type': `${answer.type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(answer.body);
    return true;
  };
}

function answerTo(
  address: string,
  query: string | undefined,
  { gallery, base, version }: Shown,
): { type: string; body: string } | undefined {
  switch (address.slice(galleryFolder.length + 1)) {
    case '':
      return {
        type: 'text/html',
        body: galleryPage(gallery, { name: new URLSearchParams(query).get('show'), base }),
      };
    case 'gallery.css':
      return { type: 'text/css', body: galleryStyles };
    case 'version':
      return { type: 'text/plain', body: String(version) };
    case 'gallery.js':
      return { type: 'text/javascript', body: `(${galleryClient.toString()})();\n` };
    default:
      return undefined;
  }
}
