import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from './compressed-size.ts';
import { pageFile } from './page-file.ts';

/**
 * The most JavaScript that a page can fetch without interaction or delay: its scripts and every island that starts by
 * itself, including those that start on scrolling. `out` is the finished site, `address` one of its pages.
 */
export function weighPageScripts(out: string, address: string): number {
  const html = readFileSync(path.join(out, pageFile(address)), 'utf8');
  const islands = [...html.matchAll(/<site-island [^>]*?when="([^"]*)"[^>]*? src="([^"]*)"/g)];
  const files = [
    ...[...html.matchAll(/<script [^>]*?src="\/assets\/([^"]*)"/g)].map(([, file = '']) => file),
    ...[...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]*)"/g)].map(([, file = '']) => file),
    ...islands.flatMap(([, when = '', files = '']) =>
      /^(interaction$|after:)/.test(when) ? [] : files.split(' '),
    ),
  ];
  return [...new Set(files)]
    .map((file) => compressedSize(readFileSync(path.join(out, 'assets', file)), 'text/javascript'))
    .reduce((sum, size) => sum + size, 0);
}
