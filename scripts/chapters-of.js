/**
 * The pages of docs/ as content of the manual (examples/manual): each file is a chapter, whose links to other files
 * lead to their chapters, and otherwise to the repository.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { repository } from './repository.js';

/** In the order of the menu. `folder`: of docs, where others don’t take a file of it. */
const parts = [
  { part: 'guide', folder: '' },
  { part: 'reference', folder: 'reference' },
  { part: 'kinds', folder: 'reference/kinds' },
  { part: 'sections', folder: 'reference/sections' },
  { part: 'decisions', folder: 'decisions' },
];

/** What one reads first; the rest follows in the order of the alphabet. */
const first = [
  'editing',
  'developing',
  'kinds',
  'theatre',
  'importing',
  'branches',
  'hosting',
  'upgrading',
  'api',
];

/** Writes the chapters into the folder of the manual. */
export function writeChapters(manual) {
  const folder = join(manual, 'content/chapters');
  rmSync(folder, { recursive: true, force: true });
  for (const { name, text, pictures } of chaptersOf()) {
    const beside = dirname(join(folder, name));
    mkdirSync(beside, { recursive: true });
    writeFileSync(join(folder, name), text);
    for (const picture of pictures) copyFileSync(join(repository, picture), join(beside, basename(picture)));
  }
}

/**
 * Each file of docs as `{ name, text, pictures }`: its name in content/chapters, its text with front matter, and the
 * pictures (in the repository) that have to lie beside it.
 */
export function chaptersOf() {
  const chapters = parts.flatMap(chaptersIn);
  const targets = new Map([
    ...chapters.map(({ file, part, id, title }) => [file, { address: `/${part}/${id}`, title }]),
    ['docs/reference/README.md', { address: '/reference', title: 'the reference' }],
    ['docs/decisions/README.md', { address: '/decisions', title: 'the decisions' }],
  ]);
  return chapters.map((chapter, order) => ({
    name: `${chapter.part}/${chapter.id}.md`,
    text: withFrontMatter(chapter, order, targets),
    pictures: picturesIn(chapter),
  }));
}

function chaptersIn({ part, folder }) {
  const names = readdirSync(join(repository, 'docs', folder));
  // The page of a part lists its chapters, as these files do.
  const files = names.filter((name) => name.endsWith('.md') && name !== 'README.md');
  const ids = files.map((name) => name.slice(0, -'.md'.length));
  return ids.toSorted(inOrder).map((id) => {
    const file = posix.join('docs', folder, `${id}.md`);
    const [, heading, body] = /^# (.+)\n+([\s\S]*)$/.exec(readFileSync(join(repository, file), 'utf8')) ?? [];
    if (heading === undefined) throw new Error(`${file} doesn’t begin with a heading`);
    // Sections are looked up by the word that a page names them by.
    return { file, part, id: idIn(part, id), title: part === 'sections' ? id : plain(heading), body };
  });
}

/** Unique among all chapters: there are a guide and a section “comparison”. */
function idIn(part, id) {
  return part === 'kinds' || part === 'sections' ? `${part.slice(0, -1)}-${id}` : id;
}

function inOrder(one, other) {
  const [a, b] = [one, other].map((id) => (first.includes(id) ? first.indexOf(id) : first.length));
  return a - b || (one < other ? -1 : 1);
}

function withFrontMatter({ file, part, title, body }, order, targets) {
  const fields = { title, part, order, summary: summaryOf(body), edit: `${home()}/edit/main/${file}` };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${withLinks(body, file, targets)}`;
}

/** The sentences of the first paragraph that a search engine shows, without a word in bold before them. */
function summaryOf(body) {
  const [paragraph = ''] = body.split('\n\n').filter((block) => /^(?!```)[\p{L}\d“‘*`[]/u.test(block));
  const text = plain(paragraph.replace(/^\*\*[^*]+\.\*\* /, '')).replace(/\s+/g, ' ');
  const ends = [...text.matchAll(/[.!?](?= |$)/g)]
    .map(({ index }) => index + 1)
    .filter((end) => end <= longest);
  const end = ends.at(-1);
  if (end !== undefined) return text.slice(0, end);
  return text.length <= longest
    ? text.replace(/:$/, '.')
    : `${text.slice(0, text.lastIndexOf(' ', longest - 2))} …`;
}

/** Search results show about this many characters. */
const longest = 160;

/** Without the notation of Markdown, and without braces, which would be names of values elsewhere. */
function plain(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')))
    .join('')
    .replace(/`/g, '')
    .replace(/\*/g, '')
    .replace(/\{(?:id|name|slug)\}/g, '*')
    .replace(/[{}]/g, '');
}

const code = /(^(`{3,}).*\n[\s\S]*?^\2$|`[^`\n]*`)/m;

/** Only text outside of code has links, and braces that could be read as names of this site. */
function withLinks(body, file, targets) {
  return body
    .split(code)
    .filter((_, index) => index % 3 !== 2)
    .map((piece, index) =>
      index % 2 === 1 ? inKnownLanguage(piece) : withAddresses(piece.replaceAll('{', '\\{'), file, targets),
    )
    .join('');
}

const picture = /(?<!\\)!\[[^[\]]*\]\(([^)\s]+)\)/g;

function picturesIn({ file, body }) {
  const text = body.replaceAll(new RegExp(code, 'gm'), '');
  return [...text.matchAll(picture)].map(([, to]) => posix.join(posix.dirname(file), to));
}

/** Instead of the name of a file, a link has the title of its chapter. */
function withAddresses(text, file, targets) {
  return text.replace(/(!?)\[([^[\]]*)\]\(([^)\s]+)\)/g, (_, sign, words, to) => {
    if (sign !== '') return `![${words}](./${posix.basename(to)})`;
    const { address, title } = linked(to, file, targets);
    return `[${words.endsWith('.md') ? title : words}](${address})`;
  });
}

/** Blocks in other languages than the program colours have no colours, or those of a relative. */
function inKnownLanguage(code) {
  return code.replace(/^(`{3,})(mdx|csv|nginx|caddyfile|apache|mermaid)\b/, (_, fence, word) =>
    word === 'mdx' ? `${fence}md` : `${fence}text`,
  );
}

function linked(to, file, targets) {
  if (/^(?:[a-z]+:|#|\/)/.test(to)) return { address: to, title: to };
  const [path, fragment] = to.split('#');
  const name = posix.join(posix.dirname(file), path);
  const { address, title } = targets.get(name) ?? { address: `${home()}/blob/main/${name}`, title: name };
  return { address: fragment === undefined ? address : `${address}#${fragment}`, title };
}

function home() {
  const { homepage } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return homepage.replace('#readme', '');
}
