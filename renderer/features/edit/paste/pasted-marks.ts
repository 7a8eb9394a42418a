/** Bold, italics and the like, however a program says them: by elements or by styles. */
import { type ForeignNode, foreignElement, foreignText, property, textIn } from '../../../foreign/nodes.ts';
import { hasClass, styleOf } from './pasted-style.ts';
import { tidyCharacters } from './tidy-characters.ts';
import { wordItem } from './word-item.ts';
import { isNoteReference } from './word-notes.ts';

/** From the outside to the inside. */
const order = ['strong', 'em', 'del', 'sup', 'sub', 'code'] as const;
type WordMark = (typeof order)[number];

/** `keepsLines`: line breaks in the text are seen. `isHead`: all of it is set in bold by its place. */
type Reading = { marks: ReadonlySet<WordMark>; keepsLines: boolean; isHead: boolean };

/** The same tree in which elements that only say how words look are `strong`, `em`, `del`, `sup`, `sub` and `code`. */
export function withMarks(
  nodes: readonly ForeignNode[],
  reading: Reading = { marks: new Set(), keepsLines: false, isHead: false },
): ForeignNode[] {
  return nodes.flatMap((node) => read(node, reading));
}

function read(node: ForeignNode, reading: Reading): ForeignNode[] {
  if (node.type === 'text') return readText(node.value, reading);
  if (node.name === 'pre' || node.name === 'br' || isNoteReference(node)) return [node];
  if (node.name === 'img') return isEmoji(node) ? emojiIn(property(node, 'alt')) : [node];
  const style = styleOf(node);
  if (isLines(node, style)) return [foreignElement('pre', [foreignText(linesIn(node))])];
  if (/\bignore\b/i.test(style.get('mso-list') ?? '')) return [];
  const children = withMarks(node.children, readingOf(node, style, reading));
  if (property(node, 'dataStringifyType') === 'paragraph-break') return [foreignElement('br', [])];
  if (looks.has(node.name)) return children;
  if (property(node, 'role') === 'heading') return [{ ...node, name: `h${levelOf(node)}`, children }];
  const item = wordItem(node, style);
  return [item ? { ...item, children } : { ...node, children }];
}

function readText(value: string, { marks, keepsLines, isHead }: Reading): ForeignNode[] {
  const tidy = tidyCharacters(value);
  const lines = keepsLines ? tidy.split('\n') : [tidy];
  return lines.flatMap((line, index) => {
    const words = line.replace(/[ \t\n]+/g, ' ');
    return [
      ...(index > 0 ? [foreignElement('br', [])] : []),
      ...(words === ''
        ? []
        : [marked(words, isHead ? new Set([...marks].filter((mark) => mark !== 'strong')) : marks)]),
    ];
  });
}

function marked(words: string, marks: ReadonlySet<WordMark>): ForeignNode {
  return order
    .filter((mark) => marks.has(mark))
    .reduceRight((inner, mark) => foreignElement(mark, [inner]), foreignText(words));
}

/** Elements that say how words look, and nothing else. */
const looks = new Set(
  'b strong i em cite var dfn s strike del span font u ins small big label tt code samp mark time bdi bdo q sup sub o:p'.split(
    ' ',
  ),
);

function readingOf(
  node: ForeignNode,
  style: ReadonlyMap<string, string>,
  { marks, keepsLines, isHead }: Reading,
): Reading {
  const { name } = node;
  const next = new Set(marks);
  const set = (mark: WordMark, is: boolean | undefined) => {
    if (is === true) next.add(mark);
    if (is === false) next.delete(mark);
  };
  for (const mark of order) set(mark, byName.get(mark)?.has(name) || undefined);
  set('strong', isBold(style.get('font-weight')));
  set('em', isSaid(style.get('font-style'), /italic|oblique/, /normal/));
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  set('del', /line-through/.test(line) || undefined);
  set('sup', isSaid(style.get('vertical-align'), /^super$/, /^baseline$/));
  set('sub', isSaid(style.get('vertical-align'), /^sub$/, /^baseline$/));
  set('code', isFixedWidth(style) || undefined);
  const space = style.get('white-space');
  return {
    marks: next,
    keepsLines: space === undefined ? keepsLines : /^(?:pre|break-spaces)/.test(space),
    isHead: isHead || /^(?:h[1-6]|th)$/.test(name) || property(node, 'role') === 'heading',
  };
}

const byName: ReadonlyMap<WordMark, ReadonlySet<string>> = new Map([
  ['strong', new Set(['b', 'strong'])],
  ['em', new Set(['i', 'em', 'cite', 'var', 'dfn'])],
  ['del', new Set(['s', 'strike', 'del'])],
  ['sup', new Set(['sup'])],
  ['sub', new Set(['sub'])],
  ['code', new Set(['code', 'tt', 'samp'])],
]);

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return /^bold/.test(weight) || Number(weight) >= 600;
}

function isSaid(value: string | undefined, yes: RegExp, no: RegExp): boolean | undefined {
  if (value === undefined) return undefined;
  return yes.test(value) ? true : no.test(value) ? false : undefined;
}

function isFixedWidth(style: ReadonlyMap<string, string>): boolean {
  return /^["']?(?:courier|consolas|menlo|monaco|roboto mono|source code|monospace)/i.test(
    style.get('font-family') ?? '',
  );
}

/** The lines of a program, as an editor of code copies them. */
function isLines({ name }: ForeignNode, style: ReadonlyMap<string, string>): boolean {
  return name === 'div' && isFixedWidth(style) && style.get('white-space') === 'pre';
}

function linesIn({ children }: ForeignNode): string {
  const lines = children.map((child) => (child.name === 'br' ? '' : textIn(child)));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Mail and chat programs show signs of feeling as pictures. */
function isEmoji(node: ForeignNode): boolean {
  const alt = property(node, 'alt');
  return (
    hasClass(node, emoji) || property(node, 'dataEmoji') !== '' || /^\p{Extended_Pictographic}/u.test(alt)
  );
}

/** One that only has a name, `:tada:`, can’t be shown. */
function emojiIn(alt: string): ForeignNode[] {
  return /^:[\w+-]{1,60}:$/.test(alt) ? [] : [foreignText(alt)];
}

function levelOf(heading: ForeignNode): number {
  return Math.min(Math.max(Number(property(heading, 'ariaLevel')) || 2, 1), 6);
}

const emoji = new Set(['emoji', 'an1', '_ao3e']);
