import type { CodeFolders } from '../store/package-folder.ts';
import { registryText } from './own-templates.ts';

/** Takes everything that rendering asks for, as the text of a module that stands in the nearest folder. */
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

/** All of it bundled alike: the shipped templates for themselves, and a site's own, which are linked with them. */
export const forServer = {
  outfile: 'templates.js',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: 'external',
  sourcesContent: false,
} as const;
