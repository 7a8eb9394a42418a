import { type ForeignNode, foreignText, property } from '../../../foreign/nodes.ts';

/** One line of words: marks that follow each other become one, and begin and end at words. */
export function joinMarks(nodes: readonly ForeignNode[]): ForeignNode[] {
  const joined: ForeignNode[] = [];
  for (const node of nodes) {
    const gap = isBlank(joined.at(-1)) && isMark(node) ? joined.at(-1) : undefined;
    const last = gap ? joined.at(-2) : joined.at(-1);
    if (!last || !isSame(last, node)) {
      joined.push(node);
      continue;
    }
    joined.splice(gap ? -2 : -1);
    joined.push({ ...last, children: [...last.children, ...(gap ? [gap] : []), ...node.children] });
  }
  return joinTexts(
    joined.flatMap((node) =>
      isMark(node) || node.name === 'a' ? atWords({ ...node, children: joinMarks(node.children) }) : [node],
    ),
  );
}

const marks = new Set(['strong', 'em', 'del', 'code', 'sup', 'sub']);
const isMark = ({ name }: ForeignNode): boolean => marks.has(name);

function isBlank(node: ForeignNode | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

function isSame(one: ForeignNode, other: ForeignNode): boolean {
  if (one.name !== other.name || one.type !== other.type) return false;
  return isMark(one) || (one.name === 'a' && property(one, 'href') === property(other, 'href'));
}

/** Spaces and line breaks at the edges of a mark go outside. */
function atWords(mark: ForeignNode): ForeignNode[] {
  const children = [...mark.children];
  const before: ForeignNode[] = [];
  const after: ForeignNode[] = [];
  while (children[0] && isEdge(children[0])) before.push(...children.splice(0, 1));
  for (let last = children.at(-1); last && isEdge(last); last = children.at(-1)) {
    children.pop();
    after.unshift(last);
  }
  const [first] = children;
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    before.push(foreignText(' '));
    children[0] = { ...first, value: first.value.trimStart() };
  }
  const last = children.at(-1);
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    after.unshift(foreignText(' '));
    children[children.length - 1] = { ...last, value: last.value.trimEnd() };
  }
  const isSeen = !ofWords.has(mark.name) || hasWords({ ...mark, children });
  return [...before, ...(isSeen && children.length > 0 ? [{ ...mark, children }] : children), ...after];
}

const ofWords = new Set(['strong', 'em', 'del']);

/** Nobody sees that a full stop is in bold. */
function hasWords(node: ForeignNode): boolean {
  return node.name === 'img' || /[^\p{P}\s]/u.test(node.value) || node.children.some(hasWords);
}

function isEdge(node: ForeignNode): boolean {
  return node.name === 'br' || isBlank(node);
}

function joinTexts(nodes: readonly ForeignNode[]): ForeignNode[] {
  const joined: ForeignNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node);
    else joined[joined.length - 1] = foreignText((last.value + node.value).replace(/ {2,}/g, ' '));
  }
  return joined;
}

/** Without spaces and line breaks at its ends, and around its line breaks. */
export function trimLine(nodes: readonly ForeignNode[]): ForeignNode[] {
  const from = nodes.findIndex((node) => !isEdge(node));
  const to = nodes.findLastIndex((node) => !isEdge(node));
  return nodes.slice(Math.max(from, 0), to + 1).map((node, index, line) => {
    if (node.type !== 'text') return node;
    const isFirst = index === 0 || line[index - 1]?.name === 'br';
    const isLast = index === line.length - 1 || line[index + 1]?.name === 'br';
    const value = isFirst ? node.value.trimStart() : node.value;
    return foreignText(isLast ? value.trimEnd() : value);
  });
}
