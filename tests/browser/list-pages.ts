import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of all pages in an output folder, including `/404.html`, without old ones that only redirect. */
export function listPages(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !leadsOn(path.join(out, file)))
    .map((file) => addressOf(file.replaceAll('\\', '/')))
    .toSorted();
}

function leadsOn(file: string): boolean {
  return readFileSync(file, 'utf8').includes('<meta http-equiv="refresh"');
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file === '404.html' ? '/404.html' : `/${file.replace(/\.html$/, '')}`;
}

/** The academy's own pages, without the examples that are built with it for the tests. */
export function listAcademyPages(out: string): string[] {
  return listPages(out).filter((address) => !address.startsWith('/example/'));
}
