/** Explains in words why pages are rebuilt: a change, what depends on it, the page. */
import type {
  ChangedRead,
  ReasonForAll,
  ReasonForPage,
  Rebuild,
  TemplatePart,
  Way,
} from '../../renderer/site.ts';
import { formatCount } from './format-count.ts';

/** The kinds of content, which name the answers, and the developers' files that have changed. */
type Words = Pick<Rebuild, 'kinds' | 'code'>;

type WayQuery = Way['through'][number];

/** `courses/osce.yaml price 349.99 → 379.99` */
export function changeWords(from: ChangedRead, words: Words): string {
  if (from.kind === 'answer') return answeredWords(from.query, words);
  const file = shortFile(from.place.file);
  if (!('path' in from)) return `${file} ${from.kind === 'text' ? 'text edited' : from.kind}`;
  const name = [file, ...from.path.map((step) => (typeof step === 'number' ? step + 1 : step))].join(' ');
  if (from.kind === 'moved')
    return `${file} lines moved, the first from ${from.before} to ${from.place.line}`;
  return `${name} ${differenceWords(from.before, from.now)}`;
}

/** `content/` goes without saying, in files of a base too. */
function shortFile(file: string): string {
  return file.replace(/^(?:.*\/)?content\//, '');
}

function differenceWords(before: string | undefined, now: string | undefined): string {
  if (before !== undefined && now !== undefined) return `${before} → ${now}`;
  if (now !== undefined) return `added: ${now}`;
  return before !== undefined ? `removed: ${before}` : 'changed';
}

/** A question about the site itself whose answer has changed. */
function answeredWords(query: WayQuery, words: Words): string {
  switch (query.ask) {
    case 'past':
      return `${query.instant} has passed`;
    case 'media':
      return `media/${query.name} changed`;
    case 'address':
      return `the page at ${query.address} came or went`;
    default:
      return `${queryWords(query, words)} changed`;
  }
}

/** An intermediate result for a page: `course card`. `from`: the changed file. */
export function queryWords(query: WayQuery, { kinds }: Words, from = ''): string {
  const wordFor = (kind: string) => kinds.find(({ collection }) => collection === kind)?.word ?? kind;
  const ofOther = ({ kind, id }: { kind: string; id: string }) =>
    from.replace(/\.[a-z]+$/, '').endsWith(`/${kind}/${id}`) ? '' : ` ${id}`;
  switch (query.ask) {
    case 'entry':
      return `${wordFor(query.kind)}${formWords(query.form)}${ofOther(query)}`;
    case 'selection':
    case 'pages':
      return `list of ${query.kind}`;
    case 'groups':
    case 'filters':
      return `filters of ${query.kind}`;
    case 'any':
    case 'ids':
      return `which ${query.kind} there are`;
    case 'name':
      return `{${query.name}}`;
    case 'setting':
    case 'wording':
      return `${query.ask} ${query.key}`;
    case 'href':
      return `address of ${wordFor(query.kind)}${ofOther(query)}`;
    case 'shown':
      return `whether ${wordFor(query.kind)} ${query.id} is shown`;
    case 'shared':
      return query.name;
    case 'address':
      return `link to ${query.address}`;
    case 'media':
      return `media/${query.name}`;
    case 'past':
      return query.instant;
    case 'search':
      return 'search';
    case 'frame':
      return 'header and footer';
    case 'value':
    case 'text':
    case 'mentions':
      return shortFile(query.file);
  }
}

function formWords(form: 'card' | 'whole' | 'brief'): string {
  if (form === 'card') return ' card';
  return form === 'brief' ? ' in brief' : '';
}

/** Without the page at the end. */
export function reasonWords(reason: ReasonForPage, words: Words): string[][] {
  switch (reason.kind) {
    case 'reads':
    case 'new':
    case 'gone':
      return reason.ways.length === 0
        ? [[withoutWay[reason.kind]]]
        : reason.ways.map((way) => wayWords(way, words));
    case 'templates':
      return partsWords(reason.parts).map((part) => [codeWords(words.code, 'templates'), part]);
    case 'styles':
      return words.code.length > 0
        ? [[codeWords(words.code, 'templates'), 'stylesheet']]
        : [['its stylesheet is shared with other pages than before']];
    case 'output':
      return [['its finished file is not as the last build left it']];
    case 'record':
      return [['the record of where its texts come from is not as the last build left it']];
  }
}

/** The frame is around the whole page, so its sections need not be named as well. */
function partsWords(parts: readonly TemplatePart[]): string[] {
  if (parts.some(({ part }) => part === 'frame')) return ['what surrounds every page'];
  return parts.flatMap((one) => {
    if (one.part === 'frame') return [];
    return [`${one.part === 'island' ? 'script' : 'section'} ${one.name}`];
  });
}

const withoutWay = {
  reads: 'something that it is made of has changed',
  new: 'there was no such page',
  gone: 'there is no such page any more',
} as const;

function wayWords({ from, through }: Way, words: Words): string[] {
  const file = from.kind === 'answer' ? '' : from.place.file;
  const steps = through.map((query) => queryWords(query, words, file));
  return [changeWords(from, words), ...steps.filter((step, index) => step !== steps[index - 1])];
}

/** Why a build could not continue from the last one, in one line. */
export function reasonForAllWords(reason: ReasonForAll, { code }: Words): string {
  switch (reason.kind) {
    case 'first':
      return 'nothing was built here before';
    case 'lost':
      return 'nothing is left of the last build: .site was removed, damaged or could not be written';
    case 'unkept':
      return 'builds leave nothing here for the next one: .site, or a folder of the site, is a link';
    case 'copied':
      return '.site was left in another folder';
    case 'damaged':
      return 'what the last build left in .site is damaged';
    case 'program':
      return reason.before === reason.now
        ? `site ${reason.now} itself has changed`
        : `the last build was made by site ${reason.before}, this is ${reason.now}`;
    case 'node':
      return `the last build was made with Node ${reason.before}, this is Node ${reason.now}`;
    case 'day':
      return `the day that counts as today ${reason.before} → ${reason.now}`;
    case 'base':
      return `the path on the host ${reason.before || '/'} → ${reason.now || '/'}`;
    case 'drafts':
      return reason.now ? 'drafts are shown now' : 'drafts are no longer shown';
    case 'code':
      return codeWords(code, 'a schema, or the code of a kind');
    case 'setting':
      return `${shortFile(reason.file)} ${reason.name} ${differenceWords(reason.before, reason.now)}`;
    case 'left-out':
      return 'what this branch takes over of its base changed';
    case 'languages':
      return 'other pages are translations of each other, or another language has other words for money';
    case 'alternates':
      return 'the other editions of the site changed';
    case 'look':
      if (reason.names.every((name) => name === 'typefaces'))
        return 'the typefaces changed, or the characters that the texts need of them';
      return `site.yaml: what shapes every page changed (${reason.names.join(', ')})`;
  }
}

/** The most files to name. */
const mostFiles = 3;

function codeWords(files: readonly string[], otherwise: string): string {
  if (files.length === 0) return `${otherwise} changed`;
  const more = files.length - mostFiles;
  const named = files.slice(0, mostFiles).join(', ');
  return `${named}${more > 0 ? ` and ${formatCount(more, 'more file')}` : ''} changed`;
}
