import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from '../../schemas/content-types.ts';
import { packageFolder } from '../package-folder.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';

/** A file of the editor as it was compiled, by its name alone; undefined if there is none. */
export function readShellFile(name: string): { type: string; body: Buffer } | undefined {
  const folder = path.join(packageFolder(), 'lib/editor');
  const body = unlessSystemFails(() =>
    readdirSync(folder).includes(name) ? readFileSync(path.join(folder, name)) : undefined,
  );
  return body && { type: contentType(name), body };
}

/** The page that loads the editor. The token is for its script; no other page can read it. */
export function shellPage(token: string): string {
  return readShellFile('shell.html')?.body.toString('utf8').replaceAll('{token}', token) ?? '';
}

/** What the editor may load: its own files, the site’s pages and pictures, and nothing that is written in its page. */
export function shellPolicy(pageOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${pageOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${pageOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** After the exchange of the key: opens the editor at an address without it. */
export const enteringPage = plainPage(
  '<meta http-equiv="refresh" content="0; url=/">',
  '<a href="/">Open the editor</a>',
);

/** For whoever comes without a key. */
export const lockedPage = plainPage(
  '',
  'This editor opens with the address that <code>site edit</code> has printed, which works once. For another one, run <code>site edit</code> again in another terminal.',
);

function plainPage(head: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>site edit</title>${head}</head><body><p>${text}</p></body></html>\n`;
}
