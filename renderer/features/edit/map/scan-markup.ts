import { parseHtml } from '../../../inspect/parse-html.ts';

/** What is readable in printed markup. `texts`: its text nodes, as a browser counts them. */
export type ScannedMarkup = {
  texts: readonly string[];
  elements: readonly { name: string; attributes: Readonly<Record<string, string>> }[];
};

/** What is in them isn’t read. */
const unread = new Set(['script', 'style', 'template']);

/** Reads the pieces of a part of a page one after the other: no text goes on from one to the next. */
export function scanMarkup(pieces: readonly string[]): ScannedMarkup {
  const texts: string[] = [];
  const elements: { name: string; attributes: Readonly<Record<string, string>> }[] = [];
  let text = '';
  let hidden = 0;
  const end = () => {
    if (text !== '' && hidden === 0) texts.push(text);
    text = '';
  };
  const handler = {
    // The parser reports each character reference by itself.
    ontext: (piece: string) => {
      text += piece;
    },
    oncomment: end,
    onopentag: (name: string, attributes: Readonly<Record<string, string>>) => {
      end();
      if (unread.has(name)) hidden += 1;
      if (hidden === 0) elements.push({ name, attributes });
    },
    onclosetag: (name: string) => {
      end();
      if (unread.has(name)) hidden -= 1;
    },
  };
  for (const piece of pieces) {
    parseHtml(piece, handler);
    end();
  }
  return { texts, elements };
}

/** The title, the tags with a name and a content, and the structured data of a head. */
export function scanHead(pieces: readonly string[]): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  let [inside, text] = ['', ''];
  parseHtml(pieces.join(''), {
    ontext: (piece) => {
      text += piece;
    },
    onopentag: (tag, { name, property, content, type }) => {
      const called = name ?? property;
      if (tag === 'meta' && called !== undefined && content) found.push({ name: called, text: content });
      inside = tag === 'script' ? (type ?? '') : tag;
      text = '';
    },
    onclosetag: () => {
      if (inside === 'title' || inside === 'application/ld+json') found.push({ name: inside, text });
      inside = '';
    },
  });
  return found;
}
