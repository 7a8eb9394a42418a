/** The text of a post as WordPress prints it: shortcodes, and paragraphs where its old editor left empty lines. */
import type { TakeNote } from '../../../foreign/note.ts';
import { replaceTags, type TagPiece, type TemplateTag } from '../origins/template-tags.ts';
import { translateTag } from '../origins/translate-tag.ts';

/** `pictureOf`: the address of an attachment by its id. */
export function expandHtml(
  text: string,
  pictureOf: (id: string) => string | undefined,
  note: TakeNote,
): string {
  const expanded = replaceTags(piecesOf(text.replace(/\r\n?/g, '\n')), (tag) =>
    translate(tag, pictureOf, note),
  );
  return expanded.includes('<!-- wp:') ? expanded : withParagraphs(expanded);
}

const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]{0,2000})?)\]/g;

/** Square brackets are common in prose: a shortcode is one that is known, or has values, or an end. */
function piecesOf(text: string): TagPiece[] {
  const ends = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  const pieces: TagPiece[] = [];
  let from = 0;
  for (const { 0: written, 1: slash, 2: name = '', 3: rest = '', index } of text.matchAll(shortcode)) {
    if (!known.has(name) && !ends.has(name) && !/\w\s*=\s*["']/.test(rest)) continue;
    if (text[index - 1] === '[') continue;
    pieces.push({ kind: 'text', text: text.slice(from, index) });
    pieces.push(
      slash === '/'
        ? { kind: 'close', name, written }
        : { kind: 'open', name, rest: rest.replace(/\/$/, ''), written },
    );
    from = index + written.length;
  }
  return [...pieces, { kind: 'text', text: text.slice(from) }];
}

const known = new Set([
  'gallery',
  'embed',
  'audio',
  'video',
  'playlist',
  'youtube',
  'vimeo',
  'caption',
  'more',
]);

const codeNames = new Set([
  'code',
  'sourcecode',
  'source',
  'php',
  'js',
  'javascript',
  'css',
  'html',
  'xml',
  'bash',
  'sql',
  'python',
  'java',
  'ruby',
]);

function translate(tag: TemplateTag, pictureOf: (id: string) => string | undefined, note: TakeNote): string {
  const { name, args, written, inner, rawInner } = tag;
  if (name === 'caption' || name === 'wp_caption')
    return caption(inner ?? '', args.named.get('caption') ?? '');
  if (name === 'embed') return link(inner ?? args.listed[0] ?? '', note);
  if (codeNames.has(name) && rawInner !== undefined) {
    const language =
      args.named.get('language') ?? args.named.get('lang') ?? (/code|source/.test(name) ? '' : name);
    const open = language === '' ? '<pre><code>' : `<pre><code class="language-${language}">`;
    return `\n\n${open}${rawInner.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>\n\n`;
  }
  if (name === 'gallery' && args.named.has('ids')) {
    const sources = (args.named.get('ids') ?? '').split(',').map((id) => pictureOf(id.trim()));
    return `\n\n${sources.map((src) => (src === undefined ? '' : `<img src="${src}">`)).join('\n\n')}\n\n`;
  }
  const translated = translateTag(tag, note);
  if (translated !== undefined) return translated;
  note('tag-left', written);
  return inner ?? '';
}

/** The picture is within the tag, and so are the words below it, or they are one of its values. */
function caption(inner: string, words: string): string {
  const [, picture = inner, below = ''] = /^([\s\S]*?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? [];
  return `\n\n<p>${picture.trim()}</p>\n\n<p>${(words || below).trim()}</p>\n\n`;
}

function link(address: string, note: TakeNote): string {
  note('embed-as-link', address.trim());
  return `<a href="${address.trim().replaceAll('"', '&quot;')}">${address.trim()}</a>`;
}

const block =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th|figure|figcaption|section|article|aside|header|footer|hr|dl|dt|dd|form|address|details|summary|iframe|video|audio|script|style|nav|main|fieldset)\b/i;

/** https://developer.wordpress.org/reference/functions/wpautop/ */
function withParagraphs(text: string): string {
  const kept: string[] = [];
  const hidden = text.replace(
    /<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/gi,
    (written) => `\n\n<hr data-kept="${kept.push(written) - 1}">\n\n`,
  );
  const chunks = hidden
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  const paragraphs = chunks.map((chunk) => {
    if (/^https?:\/\/\S+$/.test(chunk)) return `<p><a href="${chunk}">${chunk}</a></p>`;
    if (block.test(chunk) || /^<!--[\s\S]*-->$/.test(chunk)) return chunk;
    return `<p>${chunk.replace(/(?<!>)\n/g, '<br>\n')}</p>`;
  });
  return paragraphs
    .join('\n\n')
    .replace(/<hr data-kept="(\d+)">/g, (_, index: string) => kept[Number(index)] ?? '');
}
