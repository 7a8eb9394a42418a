import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readPdf } from '../documents/read-pdf.ts';

const texts = new Set(['.html', '.xml', '.json', '.ics', '.txt', '.webmanifest']);

/**
 * All the text of an output folder: pages as HTML and as read (without tags, with chat links decoded), structured data,
 * feeds, calendars, llms.txt and the text of PDF documents.
 */
export function readOutput(out: string): string {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('pagefind') && !file.includes('/pagefind/'),
  );
  return files
    .flatMap((file) => {
      const place = path.join(out, file);
      if (file.endsWith('.pdf')) return readPdf(readFileSync(place)).pages.join(' ');
      return texts.has(path.extname(file)) ? readText(readFileSync(place, 'utf8')) : [];
    })
    .join('\n')
    .replace(/[\s\u00a0]+/g, ' ');
}

function readText(written: string): string[] {
  // In calendars a line continues after a line break and a space, and commas are escaped.
  const unfolded = written.replace(/\r\n[ \t]/g, '').replace(/\\([,;])/g, '$1');
  const { children } = parseDocument(unfolded.replace(/<style[\s\S]*?<\/style>/g, ''));
  const elements = DomUtils.findAll(() => true, children);
  const attributes = elements.flatMap(({ attribs }) => Object.values(attribs));
  const links = attributes.filter((value) => /^https?:.*%/.test(value)).map(decodeLink);
  return [DomUtils.textContent(children), spaced(children), ...attributes, ...links];
}

type Nodes = Parameters<typeof DomUtils.textContent>[0];

/** With a space between elements: “10” and “stations” in a list of figures are two words. */
function spaced(node: Nodes): string {
  if (Array.isArray(node)) return node.map(spaced).join(' ');
  if ('children' in node) return spaced(node.children);
  return 'data' in node && node.type === 'text' ? node.data : '';
}

function decodeLink(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
}
