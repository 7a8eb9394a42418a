/**
 * The export of WordPress, item by item, so that a file of any size is read in the memory that one item takes. Its
 * format is RSS with elements of its own: https://wordpress.org/documentation/article/tools-export-screen/
 */
import { createReadStream } from 'node:fs';
import { openXml, type XmlParser } from '../../../read/xml/open-xml.ts';

/** The texts of an item by the names of their elements, such as `wp:post_id`. */
export type ExportItem = {
  texts: ReadonlyMap<string, string>;
  terms: readonly { domain: string; name: string }[];
  meta: ReadonlyMap<string, string>;
  /** It was longer than any article, and was cut. */
  isCut: boolean;
};

/** The part before the first item. */
export type ExportHead = { address: string; authors: ReadonlyMap<string, string> };

type Reading = {
  path: string[];
  item:
    | {
        texts: Map<string, string>;
        terms: { domain: string; name: string }[];
        meta: Map<string, string>;
        isCut: boolean;
      }
    | undefined;
  author: Map<string, string>;
  metaKey: string;
  text: string[];
  length: number;
  domain: string;
  items: ExportItem[];
  head: { address: string; authors: Map<string, string> };
  /** Why it is not read on. */
  fault: string | undefined;
  isExport: boolean;
};

/** In characters. */
const longest = 5_000_000;

export type ExportReader = {
  head: ExportHead;
  fault: () => string | undefined;
  items: AsyncIterable<ExportItem>;
};

export function readExport(file: string): ExportReader {
  const reading: Reading = {
    path: [],
    item: undefined,
    author: new Map(),
    metaKey: '',
    text: [],
    length: 0,
    domain: '',
    items: [],
    head: { address: '', authors: new Map() },
    fault: undefined,
    isExport: false,
  };
  return { head: reading.head, fault: () => reading.fault, items: itemsOf(file, reading) };
}

async function* itemsOf(file: string, reading: Reading): AsyncIterable<ExportItem> {
  const parser = openReader(reading);
  const decoder = new TextDecoder('utf-8');
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 18 })) {
    parser.write(decoder.decode(bytes, { stream: true }));
    if (reading.fault !== undefined) return;
    yield* reading.items.splice(0);
  }
  reading.fault ??= reading.path.length > 0 ? 'it ends too early' : undefined;
}

function openReader(reading: Reading): XmlParser {
  const parser = openXml();
  // A control character or a lone & doesn’t stop the import: the text around it is read.
  parser.on('error', () => {
    if (!reading.isExport) reading.fault ??= 'it is not XML';
  });
  parser.on('doctype', (written) => {
    if (written.includes('[')) reading.fault ??= 'it defines entities of its own, which no export does';
  });
  parser.on('opentag', ({ name, attributes }) => {
    reading.path.push(name);
    if (reading.path.length === 1 && name !== 'rss') reading.fault ??= 'it is no export of WordPress';
    if (name === 'rss') reading.isExport = true;
    if (reading.path.length > 30) reading.fault ??= 'it is nested too deeply';
    if (name === 'item') reading.item = { texts: new Map(), terms: [], meta: new Map(), isCut: false };
    reading.domain = attributes.domain?.value ?? '';
    reading.text = [];
    reading.length = 0;
  });
  const keep = (text: string) => {
    reading.length += text.length;
    if (reading.length <= longest) reading.text.push(text);
    else if (reading.item) reading.item.isCut = true;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', ({ name }) => {
    reading.path.pop();
    close(name, reading.text.join(''), reading);
    reading.text = [];
    reading.length = 0;
  });
  return parser;
}

function close(name: string, text: string, reading: Reading): void {
  const { item, path, head } = reading;
  const around = path.at(-1);
  if (name === 'item' && item) {
    reading.items.push(item);
    reading.item = undefined;
  } else if (name === 'wp:meta_key') reading.metaKey = text;
  else if (name === 'wp:meta_value' && item) item.meta.set(reading.metaKey, text.slice(0, 10_000));
  else if (item && around === 'item' && name === 'category')
    item.terms.push({ domain: reading.domain, name: text.trim() });
  else if (item && around === 'item') item.texts.set(name, text);
  else if (around === 'wp:author') reading.author.set(name, text);
  else if (name === 'wp:author')
    head.authors.set(
      reading.author.get('wp:author_login') ?? '',
      reading.author.get('wp:author_display_name') ?? '',
    );
  else if (around === 'channel' && (name === 'wp:base_blog_url' || (name === 'link' && head.address === '')))
    head.address = text.trim();
}

export function textOfItem({ texts }: ExportItem, name: string): string {
  return (texts.get(name) ?? '').trim();
}
