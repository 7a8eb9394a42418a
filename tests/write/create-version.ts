import type { OutputFile } from '../../renderer/model/output.ts';

/** One of two versions of a site of 60 pages and 20 assets: most differ, some are equal, some exist in one only. */
export function createVersion(version: 'even' | 'odd'): OutputFile[] {
  const own = createFiles(20, (number) => `${version}/page-${number}/index.html`, version);
  const shared = createFiles(40, (number) => `pages/${number}/index.html`, version);
  const equal = createFiles(10, (number) => `assets/equal-${number}.css`, 'equal');
  const assets = createFiles(10, (number) => `assets/${version}-${number}.css`, version);
  return [...shared, ...own, ...equal, ...assets];
}

function createFiles(count: number, nameOf: (number: number) => string, text: string): OutputFile[] {
  return Array.from({ length: count }, (_, number) => ({
    output: nameOf(number),
    phase: nameOf(number).startsWith('assets/') ? 'asset' : 'page',
    content: `${text} ${number}\n`.repeat(1000),
  }));
}
