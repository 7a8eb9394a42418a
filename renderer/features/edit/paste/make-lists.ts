import { type ForeignNode, foreignElement, foreignText } from '../../../foreign/nodes.ts';
import { listItem } from './word-item.ts';

/** `typed`: the mark that somebody typed, and the paragraph that this is unless more follow. */
type Item = {
  level: number;
  isOrdered: boolean;
  start: number;
  children: readonly ForeignNode[];
  typed?: { mark: string; paragraph: ForeignNode };
};

/** Items that follow each other become lists, as do lines that begin with a dash, a bullet or a number. */
export function makeLists(blocks: readonly ForeignNode[]): ForeignNode[] {
  const made: ForeignNode[] = [];
  let items: Item[] = [];
  const end = () => {
    made.push(...listsOf(items));
    items = [];
  };
  for (const block of blocks.flatMap(withoutTypedLines)) {
    const item = itemOf(block);
    if (!item) {
      end();
      made.push(block);
      continue;
    }
    const last = items.at(-1);
    if (last && !goesOn(last, item)) end();
    items.push(item);
  }
  end();
  return made;
}

function itemOf(block: ForeignNode): Item | undefined {
  if (block.name === 'p') return typedItem(block);
  if (block.name !== listItem) return undefined;
  const { level, isOrdered, start, isChecked } = block.properties;
  const box = typeof isChecked === 'boolean' ? [checkbox(isChecked)] : [];
  const children = [...box, ...block.children];
  return { level: Number(level), isOrdered: isOrdered === true, start: Number(start), children };
}

function checkbox(checked: boolean): ForeignNode {
  return foreignElement('input', [], { type: 'checkbox', checked });
}

function goesOn(last: Item, next: Item): boolean {
  if (!last.typed !== !next.typed) return false;
  if (!last.typed) return true;
  if (last.isOrdered !== next.isOrdered) return false;
  return next.isOrdered ? next.start === last.start + 1 : next.typed?.mark === last.typed.mark;
}

function listsOf(items: readonly Item[]): ForeignNode[] {
  const [first] = items;
  if (!first) return [];
  if (first.typed && items.length === 1) return [first.typed.paragraph];
  const lists: ForeignNode[] = [];
  for (let at = 0; at < items.length; ) {
    const from = items[at] ?? first;
    // What is deeper, however deep, belongs to the item before it.
    const end = items.findIndex(
      (one, index) => index > at && one.level <= from.level && one.isOrdered !== from.isOrdered,
    );
    const own = items.slice(at, end < 0 ? undefined : end);
    lists.push(listOf(own, from));
    at += own.length;
  }
  return lists;
}

function listOf(items: readonly Item[], first: Item): ForeignNode {
  const children: ForeignNode[] = [];
  for (let at = 0; at < items.length; ) {
    const next = items.findIndex((one, index) => index > at && one.level <= first.level);
    const [item, ...deeper] = items.slice(at, next < 0 ? undefined : next);
    children.push(foreignElement('li', [...(item?.children ?? []), ...listsOf(deeper)]));
    at = next < 0 ? items.length : next;
  }
  if (!first.isOrdered) return foreignElement('ul', children);
  return foreignElement('ol', children, first.start > 1 ? { start: first.start } : {});
}

/** A paragraph of several lines of which some are items: these on their own, and what is before and after them. */
function withoutTypedLines(block: ForeignNode): ForeignNode[] {
  if (block.name !== 'p' || !block.children.some(({ name }) => name === 'br')) return [block];
  const lines = linesOf(block);
  const items = lines.map(typedItem);
  const isOfList = items.map((item, index) => {
    const [before, after] = [items[index - 1], items[index + 1]];
    return Boolean(item && ((before && goesOn(before, item)) || (after && goesOn(item, after))));
  });
  if (!isOfList.includes(true)) return [block];
  const parts: ForeignNode[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    const isMore = last && index > 0 && !isOfList[index] && !isOfList[index - 1];
    if (isMore)
      parts[parts.length - 1] = foreignElement('p', [
        ...last.children,
        foreignElement('br', []),
        ...line.children,
      ]);
    else parts.push(line);
  }
  return parts;
}

function linesOf({ children }: ForeignNode): ForeignNode[] {
  const lines: ForeignNode[][] = [[]];
  for (const child of children) {
    if (child.name === 'br') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.map((line) => foreignElement('p', line));
}

const bullet = /^\s*([•·▪◦‣●○■*–—-])\s+/;
const number = /^\s*(\d{1,3})[.)]\s+/;

function typedItem(paragraph: ForeignNode): Item | undefined {
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text' || rest.some(({ name }) => name === 'br')) return undefined;
  const [written = '', mark] = bullet.exec(first.value) ?? number.exec(first.value) ?? [];
  const words = first.value.slice(written.length);
  if (mark === undefined || (words === '' && rest.length === 0)) return undefined;
  const isOrdered = /\d/.test(mark);
  return {
    ...{ level: 1, isOrdered, start: isOrdered ? Number(mark) : 1 },
    children: [...(words === '' ? [] : [foreignText(words)]), ...rest],
    typed: { mark, paragraph },
  };
}
