/** Lines and paragraphs, however a program says them: by paragraphs, by boxes, or by line breaks. */
import { type ForeignNode, foreignElement } from '../../../foreign/nodes.ts';
import { joinMarks, trimLine } from './join-marks.ts';
import { makeLists } from './make-lists.ts';
import { tableBlocks } from './table-blocks.ts';
import { levelledItems, listItem } from './word-item.ts';

/** The blocks of a text: whatever is in a line is in a paragraph, a heading, an item or a cell. */
export function pastedBlocks(nodes: readonly ForeignNode[]): ForeignNode[] {
  return makeLists(blocksIn(nodes));
}

function blocksIn(nodes: readonly ForeignNode[]): ForeignNode[] {
  const blocks: ForeignNode[] = [];
  let line: ForeignNode[] = [];
  const end = () => {
    blocks.push(...paragraphs(line));
    line = [];
  };
  // Mail programs have a box for each line, and an empty one between paragraphs.
  const hasLines = nodes.some((node) => isLine(node) && isEmpty(node));
  for (const node of nodes) {
    if (isInLine(node)) line.push(node);
    else if (hasLines && isLine(node)) {
      if (isEmpty(node)) end();
      else line.push(...(line.length > 0 ? [lineBreak] : []), ...node.children);
    } else {
      end();
      blocks.push(...blockOf(node));
    }
  }
  end();
  return blocks;
}

const lineBreak = foreignElement('br', []);

/** An empty line, which is two line breaks, ends a paragraph. */
function paragraphs(line: readonly ForeignNode[]): ForeignNode[] {
  const parts: ForeignNode[][] = [[]];
  let breaks = 0;
  for (const node of joinMarks(line)) {
    if (node.name === 'br') breaks += 1;
    else if (breaks > 1 && !isSpace(node)) parts.push([]);
    if (node.name !== 'br' && !isSpace(node)) breaks = 0;
    parts.at(-1)?.push(node);
  }
  return parts
    .map((part) => trimLine(part))
    .filter((part) => part.length > 0)
    .map((part) => foreignElement('p', part));
}

function blockOf(node: ForeignNode): ForeignNode[] {
  const { name, children } = node;
  if (name === 'table') return tableBlocks(node, pastedBlocks);
  if (/^h[1-6]$/.test(name)) return [{ ...node, children: headingWords(children) }];
  if (name === listItem) return [{ ...node, children: trimLine(joinMarks(children)) }];
  if (name === 'ul' || name === 'ol') return levelledItems(node)?.map(itemOfLevel) ?? [listOfItems(node)];
  if (name === 'li') return [{ ...node, children: itemBlocks(children) }];
  if (name === 'pre' || name === 'hr') return [node];
  if (name === 'dl') return definitions(node);
  if (containers.has(name)) return [{ ...node, children: pastedBlocks(children) }];
  return name === 'text' ? [] : blocksIn(children);
}

const containers = new Set(['blockquote', 'details', 'summary', 'section']);

/** A term in bold, and below it what it means. */
function definitions({ children }: ForeignNode): ForeignNode[] {
  return blocksIn(
    children.flatMap((child): ForeignNode[] => {
      if (child.name !== 'dt')
        return child.name === 'dd' ? [...child.children, lineBreak, lineBreak] : [child];
      return [foreignElement('strong', child.children), lineBreak];
    }),
  );
}

function itemOfLevel(item: ForeignNode): ForeignNode {
  return { ...item, children: itemBlocks(item.children) };
}

/** A list right within a list belongs to the item before it. */
function listOfItems(list: ForeignNode): ForeignNode {
  const items: ForeignNode[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    const [block] = child.type === 'element' ? blockOf(child) : [];
    if (!block) continue;
    if (block.name === 'li' || !last) items.push(block.name === 'li' ? block : foreignElement('li', [block]));
    else items[items.length - 1] = { ...last, children: [...last.children, block] };
  }
  return { ...list, children: items };
}

/** The words of an item aren’t a paragraph, unless it has several. */
function itemBlocks(children: readonly ForeignNode[]): ForeignNode[] {
  const [first, ...rest] = pastedBlocks(children);
  if (first?.name !== 'p' || rest.some(({ name }) => name !== 'ul' && name !== 'ol'))
    return first ? [first, ...rest] : [];
  return [...first.children, ...rest];
}

function headingWords(children: readonly ForeignNode[]): ForeignNode[] {
  const words = joinMarks(children.map((child) => (child.name === 'br' ? space : child)));
  return trimLine(joinMarks(words));
}

const space: ForeignNode = { type: 'text', name: '', value: ' ', properties: {}, children: [] };

const inLine = new Set('strong em del code sup sub a br img kbd abbr input'.split(' '));

function isInLine(node: ForeignNode): boolean {
  return node.type === 'text' || inLine.has(node.name);
}

function isLine({ name, children }: ForeignNode): boolean {
  return name === 'div' && children.every(isInLine);
}

function isEmpty({ children }: ForeignNode): boolean {
  return children.every((child) => child.name === 'br' || isSpace(child));
}

function isSpace(node: ForeignNode): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
