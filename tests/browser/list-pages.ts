import { readdirSync } from 'node:fs';

/** The addresses of all pages in an output folder, `/404.html` among them. */
export function listPages(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .toSorted();
}

/** Those of the academy itself, without the examples that are built with it for the tests. */
export function listAcademyPages(out: string): string[] {
  return listPages(out).filter((address) => !address.startsWith('/example/'));
}
