import { join } from 'node:path';
import type { DocumentBlock, ReadyDocument } from '../../schemas/planned-document.ts';

const media = join(import.meta.dirname, '../../content/media');

export const fonts: ReadyDocument['fonts'] = {
  heading: {
    name: 'fonts/newsreader-display.woff2',
    path: join(media, 'fonts/newsreader-display.woff2'),
    hash: 'heading',
  },
  text: { name: 'fonts/figtree.woff2', path: join(media, 'fonts/figtree.woff2'), hash: 'text' },
};

export function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraph', runs: [{ text }] };
}

export function createDocument(changes: Partial<ReadyDocument> = {}): ReadyDocument {
  return {
    kind: 'ready',
    output: 'downloads/guide.pdf',
    place: { file: 'site.yaml', line: 7, column: 5 },
    language: 'en-GB',
    locale: 'en-GB',
    title: 'Drugs & doses',
    subtitle: 'A short guide',
    siteName: 'Example School',
    points: { title: 'In short', items: ['Ask before you act.'] },
    chapters: [{ title: 'The round', lede: 'Five checks.', blocks: [paragraph('Read the chart first.')] }],
    closing: { title: 'Questions?', text: 'Write to us.' },
    words: { contents: 'Contents', page: 'Page {number} of {total}' },
    colours: {
      ink: '#102030',
      text: '#203040',
      muted: '#506070',
      line: '#d0d0d0',
      mist: '#eef2f2',
      primary: '#0b5f66',
      accent: '#c4472d',
      'ink-surface': '#102030',
      'on-ink': '#ffffff',
    },
    fonts,
    ...changes,
  };
}
