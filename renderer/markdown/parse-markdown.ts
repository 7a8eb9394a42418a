/**
 * The only file that uses the Markdown compiler. What it would misread is hidden from it while it works
 * (`hide-notation.ts`). The resulting tree contains it in full: references in the value of an expression node (MDX), in
 * texts, in addresses.
 */
import type { ElementContent, Root, RootContent } from 'hast';
import { type Features, htmlToHast, markdownToHast, mdxToHast } from 'satteri';
import { pairRawTags } from './elements-from-tags.ts';
import { type Excess, findDepth, findExcess } from './find-excess.ts';
import { finishNodes } from './finish-nodes.ts';
import { hideCjk } from './hide-cjk.ts';
import { type Hidden, hideNames, hideNotation, showBraces } from './hide-notation.ts';
import { joinLines } from './join-lines.ts';
import { joinWideLines } from './join-wide-lines.ts';
import { splitNames } from './split-names.ts';
import { withTags } from './tags-from-html.ts';
import { textFromHast } from './text-from-hast.ts';

/** `message` is the compiler's own wording: for choosing ours, never for showing. Line and column count from 1. */
export type MdxProblem = { line: number; column: number; message: string; excess?: Excess['kind'] };
export type MdxResult = { kind: 'tree'; tree: Root } | { kind: 'problem'; problem: MdxProblem };

const features: Features = { frontmatter: false, smartPunctuation: { dashes: false } };
/** A single paragraph has no place for notes. */
const inlineFeatures: Features = { ...features, gfm: { footnotes: false } };

/** A whole text in MDX. Offsets in the tree count UTF-16 units of `text`. */
export function parseMdx(text: string): MdxResult {
  return parseWhole(text, hideNotation(text), (hidden) => mdxToHast(hidden, { features }) as Root);
}

/**
 * A whole text in plain Markdown, as GitHub reads it, with names in braces. The tree is like that of a text in MDX, and
 * so are the offsets.
 */
export function parsePlainMarkdown(text: string): MdxResult {
  return parseWhole(
    text,
    hideNames(text),
    (hidden) => {
      const tree = markdownToHast(hidden, { features }) as Root;
      if (findDepth(tree)) return tree;
      return { ...tree, children: withTags(tree.children, { text: hidden, decode: decodeEntities }) };
    },
    splitNames,
  );
}

type Finish = (nodes: readonly RootContent[], text: string) => RootContent[];

function parseWhole(
  text: string,
  hidden: Hidden,
  compile: (hidden: string) => Root,
  finish?: Finish,
): MdxResult {
  const excess = findExcess(text);
  if (excess) return { kind: 'problem', problem: problemOf(excess, text) };
  const cjk = hideCjk(hidden.text);
  try {
    const tree = compile(cjk.text);
    const tooDeep = findDepth(tree);
    if (tooDeep) return { kind: 'problem', problem: problemOf(tooDeep, text) };
    const children = finishNodes(tree.children, text);
    const finished = { ...tree, children: finish ? finish(children, cjk.text) : children };
    for (const { reveal } of [cjk, hidden]) if (reveal) rewriteTexts(finished, reveal);
    joinWideLines(finished.children, text);
    return { kind: 'tree', tree: finished };
  } catch (thrown) {
    return { kind: 'problem', problem: readProblem(thrown) };
  }
}

/** Definition lists and headings' ids are written by most programs that make websites. */
const foreignFeatures: Features = { frontmatter: false, definitionList: true, headingAttributes: true };

/** The Markdown, MDX or HTML of another program as its readers saw it: the HTML in Markdown becomes elements. */
export function parseForeign(text: string, syntax: 'markdown' | 'mdx' | 'html'): MdxResult {
  const excess = syntax === 'html' ? undefined : findExcess(text);
  if (excess) return { kind: 'problem', problem: problemOf(excess, text) };
  try {
    const tree = compileForeign(text, syntax);
    const tooDeep = findDepth(tree);
    return tooDeep ? { kind: 'problem', problem: problemOf(tooDeep, text) } : { kind: 'tree', tree };
  } catch (thrown) {
    return { kind: 'problem', problem: readProblem(thrown) };
  }
}

function compileForeign(text: string, syntax: 'markdown' | 'mdx' | 'html'): Root {
  if (syntax === 'html') return htmlToHast(text, { fragment: true }) as Root;
  if (syntax === 'mdx') return mdxToHast(text, { features: foreignFeatures }) as Root;
  return markdownToHast(text, { features: { ...foreignFeatures, rawHtml: true }, position: false }) as Root;
}

/** A checked text of several paragraphs; throws on broken MDX that the check missed (call `parseMdx` first). */
export function parseBlockMarkdown(text: string): Root {
  const result = parseMdx(text);
  if (result.kind === 'tree') return result.tree;
  throw new Error(`Unchecked Markdown: ${result.problem.message}`);
}

/**
 * Keeps `1. Register` or `# 1` at the start of a text from becoming a list or heading; punctuation, so that bold may
 * follow.
 */
const guard = '\u2E31';

/** A text of one paragraph, or the limit that it exceeds. */
export function parseInlineWithin(text: string): { tree: Root } | { excess: Excess } {
  const excess = findExcess(text);
  if (excess) return { excess };
  const compiled = compileInline(text);
  const tooDeep = findDepth(compiled.tree);
  if (!tooDeep) return { tree: finishInline(text, compiled) };
  return { excess: { ...tooDeep, offset: compiled.offsetInText(tooDeep.offset) } };
}

/**
 * A checked text of one paragraph: emphasis, links and code, without the paragraph around them. Offsets are those of
 * `text`. Raw HTML becomes `raw` nodes.
 */
export function parseInlineMarkdown(text: string): Root {
  return finishInline(text, compileInline(text));
}

/** `line`: the compiled text. `offsetInText`: maps an offset in the tree to one in the text. */
type CompiledInline = {
  tree: Root;
  line: string;
  offsetInText: (offset: number) => number;
  reveal: ((text: string) => string) | undefined;
};

function compileInline(text: string): CompiledInline {
  const { line, offsetInText } = joinLines(text);
  const hidden = hideCjk(line);
  return {
    tree: markdownToHast(guard + hidden.text, { features: inlineFeatures }) as Root,
    line: guard + line,
    reveal: hidden.reveal,
    offsetInText: (offset) => offsetInText(Math.max(0, offset - guard.length)),
  };
}

function finishInline(text: string, { tree, line, offsetInText, reveal }: CompiledInline): Root {
  const [paragraph] = tree.children;
  const inline = paragraph?.type === 'element' ? withoutGuard(paragraph.children) : [];
  const children = finishNodes(pairRawTags(inline), line);
  const inText = ({ offset = 0 }: Point) => pointAt(text, offsetInText(offset));
  movePositions(children, inText);
  const root: Root = { type: 'root', children };
  if (reveal) rewriteTexts(root, reveal);
  return text.includes('{') ? rewriteTexts(root, showBraces) : root;
}

function withoutGuard(children: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return [...children];
  const value = first.value.slice(guard.length);
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Within raw HTML, which the compiler leaves as it is. */
function decodeEntities(text: string): string {
  return text.replace(entity, (written) => {
    const [paragraph] = (markdownToHast(guard + written + guard, { features: { gfm: false } }) as Root)
      .children;
    return paragraph ? textFromHast([paragraph], (one) => one.slice(guard.length, -guard.length)) : written;
  });
}

/** Rewrites every text of the tree in place; positions are unchanged. */
function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string): Value {
  if (Array.isArray(value)) {
    for (const item of value) rewriteTexts(item, rewrite);
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    for (const [key, field] of Object.entries(fields)) {
      if (key === 'position') continue;
      if (typeof field === 'string') fields[key] = rewrite(field);
      else rewriteTexts(field, rewrite);
    }
  }
  return value;
}

function problemOf({ kind, offset }: Excess, text: string): MdxProblem {
  const { line, column } = pointAt(text, offset);
  return { line, column, message: '', excess: kind };
}

/** The compiler throws `line:column: message (rule)`. */
function readProblem(thrown: unknown): MdxProblem {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const parts = /^(\d+):(\d+): (.*)$/s.exec(message);
  return { line: Number(parts?.[1] ?? 1), column: Number(parts?.[2] ?? 1), message: parts?.[3] ?? message };
}

/** Line and column count from 1, all in UTF-16 units. */
type Point = { line: number; column: number; offset?: number };

/** Gives every node of freshly parsed trees its position in another text. */
function movePositions(nodes: readonly RootContent[], move: (point: Point) => Point): void {
  for (const node of nodes) {
    const { position } = node;
    if (position) node.position = { start: move(position.start), end: move(position.end) };
    if ('children' in node) movePositions(node.children, move);
  }
}

function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}
