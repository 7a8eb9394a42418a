import type { Root } from 'hast';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { markdownExcess } from '../../../diagnostics/messages/check-markdown.ts';
import { frontMatterFence, frontMatterMissing } from '../../../diagnostics/messages/read-mdx.ts';
import {
  frontMatterBeginsLate,
  frontMatterEndsEarly,
  frontMatterLanguage,
  frontMatterOpen,
  frontMatterTwice,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { isPlainMarkdown } from '../../../diagnostics/text-endings.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import { countProse } from '../../markdown/count-prose.ts';
import {
  type MdxProblem,
  type MdxResult,
  parseMdx,
  parsePlainMarkdown,
} from '../../markdown/parse-markdown.ts';
import type { Source, SourceText, Span } from '../../model/source.ts';
import { blankLines } from '../../source/blank-lines.ts';
import { placeAt } from '../../source/place-at.ts';
import type { ReadSource } from '../read-cache.ts';
import { type ReadYaml, readYaml } from '../yaml/read-yaml.ts';
import { keepTree, type TreePlace } from './last-tree.ts';
import { mendBody } from './mend-body.ts';
import { type FrontMatter, splitFrontMatter } from './split-front-matter.ts';

/** Reads a text with front matter: both parts, so that a mistake in one doesn't hide one in the other. */
export function readMdx(source: SourceText): ReadSource {
  const parts = splitFrontMatter(source.text);
  const fences = explainFences(parts, source);
  if (parts.kind === 'missing' || parts.kind === 'language')
    return { source: { ...source, value: undefined, isPart: true }, problems: fences };
  const { problems, ...fields } = readFields(withoutFences(source, parts), parts);
  const second = findSecondFields(source.text, parts.body);
  const read = readBody(source, second?.end ?? parts.body);
  if (second) problems.push(frontMatterTwice(placeAt(source, second.start)));
  const isPart = fields.isPart || hasError(read.problems);
  const { file, text, lines } = source;
  const whole: Source = { file, text, lines, value: fields.value };
  if (fields.spans) whole.spans = fields.spans;
  if (read.body) whole.body = read.body;
  if (isPart) whole.isPart = isPart;
  return { source: whole, problems: [...fences, ...problems, ...read.problems] };
}

/** Empty front matter is a group: the schema reports required fields, and a branch may need none. */
function readFields(source: SourceText, { start, end }: { start: number; end: number }): ReadYaml {
  if (source.text.slice(start, end).trim() !== '') return readYaml(source, { start, end });
  const spans: Span = { kind: 'group', start, end: start, fields: {} };
  return { value: {}, spans, problems: [] };
}

function explainFences(parts: FrontMatter, source: SourceText): Diagnostic[] {
  const start = placeAt(source, 0);
  switch (parts.kind) {
    case 'missing':
      return [frontMatterMissing(start, /^([a-z][A-Za-z]*):\s/.exec(source.text)?.[1])];
    case 'language':
      return [frontMatterLanguage(start, { language: parts.name })];
    case 'open':
      return [frontMatterOpen(start)];
    case 'found':
      return [
        ...(parts.opening > 0 ? [frontMatterBeginsLate(placeAt(source, parts.opening))] : []),
        ...parts.misspelt.map(({ offset, written }) => explainFence(placeAt(source, offset), written)),
        ...parts.early.map((offset) => frontMatterEndsEarly(placeAt(source, offset))),
      ];
  }
}

function explainFence(place: Place, written: string): Diagnostic {
  return withFix(frontMatterFence(place, written.trim()), { place, from: written, to: '---' });
}

/** The fields without the lines that would end them too early. */
function withoutFences(source: SourceText, parts: FrontMatter): SourceText {
  if (parts.kind !== 'found' || parts.early.length === 0) return source;
  const text = parts.early.reduce(
    (left, offset) => `${left.slice(0, offset)}   ${left.slice(offset + 3)}`,
    source.text,
  );
  return { ...source, text };
}

type SourceBody = NonNullable<Source['body']>;

type ParsedBody = Pick<SourceBody, 'start' | 'isBlank' | 'counts'>;

type ReadBody = { body?: SourceBody; problems: readonly Diagnostic[] };

function readBody(source: SourceText, start: number): ReadBody {
  const isBlank = source.text.slice(start).trim() === '';
  const result = parseBlanked(source, start);
  if (result.kind === 'tree') {
    const counts = countProse(result.tree);
    return { body: parseBody(source, { start, isBlank, counts }, result.tree), problems: [] };
  }
  // Any text is Markdown: only its limits can be exceeded, which nothing mends.
  if (isPlainMarkdown(source.file)) return { problems: [explainExcess(result.problem, source)] };
  const { tree, gaps, problems } = mendBody(source, blanked(source, start), start);
  return { ...(tree && { body: { tree, start, isBlank, counts: countProse(tree), gaps } }), problems };
}

/** The tree of a body, or what it is parsed from. */
type ParseAgainInput = TreePlace & { source: SourceText; start: number };

/**
 * The body of a text that was read without problems: parsed when its tree is accessed, unless that was cached just now.
 */
export function parseBody(
  source: SourceText,
  { start, isBlank, counts }: ParsedBody,
  tree?: Root,
): SourceBody {
  const place: ParseAgainInput = { source, start, tree: undefined };
  if (tree) keepTree(place, tree);
  return {
    start,
    isBlank,
    counts,
    get tree() {
      return place.tree ?? keepTree(place, parseAgain(place));
    },
  };
}

function parseAgain({ source, start }: ParseAgainInput): Root {
  const result = parseBlanked(source, start);
  if (result.kind === 'tree') return result.tree;
  throw new Error(`${source.file} could be parsed before and can’t be now`);
}

function explainExcess({ line, column, excess = 'levels' }: MdxProblem, { file }: SourceText): Diagnostic {
  return markdownExcess({ file, line, column }, excess);
}

function parseBlanked(source: SourceText, start: number): MdxResult {
  const parse = isPlainMarkdown(source.file) ? parsePlainMarkdown : parseMdx;
  return parse(blanked(source, start));
}

/** The fields are blanked rather than cut off, so that the compiler's offsets and lines are the file's. */
function blanked({ text }: SourceText, start: number): string {
  const fields = text.slice(0, start);
  const blank = fields.includes('\r') ? fields.replace(/[^\r\n]/g, ' ') : blankLines(fields, ' ');
  return blank + text.slice(start);
}

/**
 * Fields of an article that occur a second time, as when a whole file was pasted below the fields of another. Only at
 * the start of its text: further down, such a block may be shown on purpose.
 */
const block = /^---[ \t]*\r?\n(?:(?:[A-Za-z][\w-]*:|[ \t]|- ).*\n)+---[ \t]*(?:\r?\n|$)/;

/** `end`: start of the article's text. */
function findSecondFields(text: string, body: number): { start: number; end: number } | undefined {
  const written = text.slice(body).trimStart();
  const start = text.length - written.length;
  const found = block.exec(written);
  return found ? { start, end: start + found[0].length } : undefined;
}
