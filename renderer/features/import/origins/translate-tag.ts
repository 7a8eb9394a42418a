/** The tags that are common to many programs and themes, as Markdown and HTML that our own translation understands. */
import { filmAddress } from '../../../foreign/embeds.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import type { TagArguments, TemplateTag } from './template-tags.ts';

/** Undefined if nobody knows the tag. */
export function translateTag(tag: TemplateTag, note: TakeNote): string | undefined {
  const { name, args, inner } = tag;
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const kind = alertKinds.get(key);
  if (kind !== undefined && inner !== undefined) return alert(kind, args, inner);
  const translate = tags.get(key);
  if (translate) return translate(tag, note);
  if (/(?:image|img|picture|figure|photo|screenshot)/.test(key)) return picture(tag, note);
  return undefined;
}

type Translate = (tag: TemplateTag, note: TakeNote) => string | undefined;

const alertKinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NOTE: 'note info notice alert callout admonition message box aside quote-note primary secondary default',
    TIP: 'tip hint success check',
    IMPORTANT: 'important',
    WARNING: 'warning attention',
    CAUTION: 'caution danger error bug',
  }).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
);

function alert(kind: string, { listed, named }: TagArguments, inner: string): string {
  const said = named.get('type') ?? named.get('color') ?? named.get('level') ?? listed[0] ?? '';
  const meant = alertKinds.get(said.toLowerCase());
  const title = named.get('title') ?? named.get('heading') ?? listed[meant === undefined ? 0 : 1] ?? '';
  return quotedAlert(meant ?? kind, title === said && meant !== undefined ? '' : title, inner);
}

/** `word`: what the program calls its kind, such as `danger`. */
export function alertOf(word: string, title: string, inner: string): string {
  return quotedAlert(alertKinds.get(word.toLowerCase()) ?? 'NOTE', title, inner);
}

function quotedAlert(kind: string, title: string, inner: string): string {
  const heading = title === '' ? [] : [`**${title.trim()}**`, ''];
  const lines = [`[!${kind}]`, ...heading, ...inner.trim().split('\n')];
  return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

const picture: Translate = ({ args, inner, rawInner }) => {
  const sources = ['src', 'url', 'image', 'image_path', 'file', 'path', 'link', 'filename', 'name'];
  const isFile = (one: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(one);
  const named = sources.map((name) => args.named.get(name) ?? '').find((one) => one !== '');
  const src = args.listed.find(isFile) ?? named;
  if (src === undefined) return undefined;
  const rest = args.listed.filter((one) => one !== src && /\s|^[A-Z]/.test(one));
  const caption = args.named.get('caption') ?? args.named.get('attr') ?? '';
  const alt = args.named.get('alt') ?? rest[0] ?? args.named.get('title') ?? caption;
  const words = [caption, rawInner === undefined ? '' : (inner ?? '')].filter(
    (one) => one.trim() !== '' && one !== alt,
  );
  const image = `<img src="${quoted(src)}" alt="${quoted(plain(alt))}">`;
  return words.length === 0 ? image : `\n\n${image}\n\n${words.join('\n\n')}\n\n`;
};

/** A description has no markup. */
function plain(text: string): string {
  return text.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const film =
  (program: string): Translate =>
  ({ args }, note) => {
    const id =
      ['id', 'video', 'video_id', 'url', 'src'].map((name) => args.named.get(name)).find(Boolean) ??
      args.listed[0];
    if (id === undefined) return undefined;
    return embedded(filmAddress(program, id), args.named.get('title') ?? '', note);
  };

function embedded(address: string, title: string, note: TakeNote): string {
  note('embed-as-link', address);
  return `<a href="${quoted(address)}">${quoted(title === '' ? address : title)}</a>`;
}

const gist: Translate = ({ args }, note) => {
  const [owner, id] = args.listed;
  if (owner === undefined) return undefined;
  return embedded(`https://gist.github.com/${id === undefined ? owner : `${owner}/${id}`}`, '', note);
};

const post: Translate = ({ args }, note) => {
  const id = args.named.get('id') ?? args.listed.find((one) => /^\d+$/.test(one));
  const address =
    args.listed.find((one) => one.startsWith('http')) ??
    (id === undefined ? undefined : filmAddress('twitter', id));
  return address === undefined ? undefined : embedded(address, '', note);
};

const highlight: Translate = ({ args, rawInner }) =>
  rawInner === undefined ? undefined : fenced(rawInner, args.listed[0] ?? args.named.get('lang') ?? '');

/** A fence longer than any in the code. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const word = /^[\w+#.-]+$/.test(language) ? language : '';
  return `\n\n${fence}${word}\n${code.replace(/^\n+/, '').trimEnd()}\n${fence}\n\n`;
}

const details: Translate = ({ args, inner }) => {
  if (inner === undefined) return undefined;
  const title =
    args.named.get('summary') ?? args.named.get('title') ?? args.named.get('label') ?? args.listed[0];
  if (title === undefined) return `\n\n${inner.trim()}\n\n`;
  return `\n\n<details><summary>${quoted(title)}</summary>\n\n${inner.trim()}\n\n</details>\n\n`;
};

const onlyInner: Translate = ({ inner }) => inner;
const nothing: Translate = () => '';

const source: Translate = ({ args }, note) => {
  const address = args.named.get('src') ?? args.named.get('url') ?? args.listed[0];
  return address === undefined ? undefined : embedded(address, args.named.get('title') ?? '', note);
};

const tags: ReadonlyMap<string, Translate> = new Map<string, Translate>([
  ...['youtube', 'youtubelite', 'liteyoutube', 'youtubeplayer', 'yt'].map((name): [string, Translate] => [
    name,
    film('youtube'),
  ]),
  ['vimeo', film('vimeo')],
  ...['tweet', 'twitter', 'x', 'xpost'].map((name): [string, Translate] => [name, post]),
  ['gist', gist],
  [
    'instagram',
    ({ args }, note) =>
      embedded(`https://www.instagram.com/p/${args.listed[0] ?? args.named.get('id') ?? ''}/`, '', note),
  ],
  ...['video', 'audio', 'iframe', 'embed'].map((name): [string, Translate] => [name, source]),
  ...['highlight', 'code', 'codeblock'].map((name): [string, Translate] => [name, highlight]),
  ...['details', 'expand', 'accordion', 'collapse', 'spoiler'].map((name): [string, Translate] => [
    name,
    details,
  ]),
  ...[
    'rawhtml',
    'html',
    'markdown',
    'md',
    'markdownify',
    'center',
    'div',
    'section',
    'row',
    'column',
    'columns',
    'col',
    'rendertemplate',
  ].map((name): [string, Translate] => [name, onlyInner]),
  ...['toc', 'tableofcontents', 'more', 'comment'].map((name): [string, Translate] => [name, nothing]),
]);
