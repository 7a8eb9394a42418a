import type { CodeFolders } from '../store/package-folder.ts';
import { registryText } from './own-templates.ts';

/** The text of a module in the nearest folder that exports everything rendering needs. */
export function templatesEntry(folders: CodeFolders): string {
  return `
    ${registryText(folders)}
    export { Page } from './frame/page.tsx';
    export { AlternateLinks } from './frame/alternate-links.tsx';
    export { SocialPicture } from './social/social-picture.tsx';
    export { drawings } from './art/drawings.ts';
    export { faces } from './documents/faces.ts';
    export { printDocument } from './documents/print-document.ts';
    export { Section } from './components/section/section.tsx';
    export { IslandCollector } from './components/island/island.tsx';
    export { IslandPrefix } from './islands/runtime/island-prefix.ts';
    export { createElement } from 'react';
    export { renderToStaticMarkup, renderToString } from 'react-dom/server';
  `;
}

/** Options for every server bundle: the shipped templates alone, and a site's own, which are linked with them. */
export const forServer = {
  outfile: 'templates.js',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: 'external',
  sourcesContent: false,
} as const;
