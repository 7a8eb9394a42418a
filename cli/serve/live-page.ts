import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowLive } from './allow-live.ts';
import type { HttpAnswer } from './answer.ts';
import { digestPage, type PageDigest, stateOf } from './digest-page.ts';
import type { EarlyPages } from './early-pages.ts';
import { findOutput } from './find-output.ts';
import type { OutputFolder } from './output-folder.ts';
import { parseRequestPath } from './request-path.ts';
import { unlessSystemFails } from './unless-system-fails.ts';

/**
 * Adds to a page the script that keeps it up to date, the state by which the server knows what it shows, and the token
 * by which it knows the page.
 */
export function livePage(page: HttpAnswer, out: string, token = ''): HttpAnswer {
  const html = Buffer.from(page.body).toString('utf8');
  const whole = html.includes('</head>') ? html : emptyPage;
  const state = stateOf(digestPage(whole, (href) => readAsset(out, href), token));
  const tag = `<script src="/__site/live.js" data-state="${state}"${token === '' ? '' : ` data-token="${token}"`} defer></script>`;
  const headers = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return {
    ...page,
    ...allowLive(
      // Before the page’s own scripts, so that it hears what goes wrong in them.
      whole.replace(/<script|<\/head>/, (at) => tag + at),
      headers,
    ),
  };
}

/** Used until there is a first good version. */
const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>site</title></head><body></body></html>';

/** What a visitor of an address would see now; must find the same file as serving does, or pages reload for ever. */
export function digestAddress(
  folder: OutputFolder,
  address: string,
  { early, token }: { early?: EarlyPages; token?: string },
): PageDigest {
  const output = outputAt(folder, address);
  const html = early?.html(output) ?? readText(path.join(folder.out, output)) ?? emptyPage;
  return digestPage(html, (href) => readAsset(folder.out, href), token);
}

/** The page at an address, as a file of the output. */
export function outputAt(folder: OutputFolder, address: string): string {
  const request = parseRequestPath(address);
  const at = { out: folder.out, base: folder.base(), rule: folder.hostRule() };
  const found = request && findOutput(at, request);
  return found?.kind === 'file' ? found.output : '404.html';
}

/** Assets are under `/assets/`, after any base path. */
function readAsset(out: string, href: string): string | undefined {
  const start = href.indexOf('/assets/');
  return start < 0 ? undefined : readText(path.join(out, href.slice(start)));
}

function readText(file: string): string | undefined {
  return unlessSystemFails(() => readFileSync(file, 'utf8'));
}
