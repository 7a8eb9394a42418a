import { type ForeignNode, foreignElement, property, textIn } from '../../../foreign/nodes.ts';
import { styleOf } from './pasted-style.ts';

/** The name of an element that is an item of a list, until the list is made; with `level` (from 1), `isOrdered`, `start`. */
export const listItem = 'x-item';

/** A paragraph of Word that is an item of a list: its level and its mark are in styles. */
export function wordItem(node: ForeignNode, style: ReadonlyMap<string, string>): ForeignNode | undefined {
  const level = /\blevel(\d)\b/.exec(style.get('mso-list') ?? '')?.[1];
  if (level === undefined || !/^(?:p|div|h[1-6])$/.test(node.name)) return undefined;
  const mark = markIn(node)?.trim() ?? '';
  const number = /^\(?(?:(\d{1,4})|[a-z]{1,4})[.)]/i.exec(mark);
  // A heading with a number is a heading.
  if (/^h/.test(node.name)) return undefined;
  const start = Number(number?.[1] ?? 1);
  return foreignElement(listItem, [], { level: Number(level), isOrdered: number !== null, start });
}

function markIn(node: ForeignNode): string | undefined {
  if (/\bignore\b/i.test(styleOf(node).get('mso-list') ?? '')) return textIn(node);
  for (const child of node.children) {
    const found = markIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The items of a list whose levels are said apart, as Google Docs and Word on the web do it; undefined for others. */
export function levelledItems(list: ForeignNode): ForeignNode[] | undefined {
  const items = list.children.filter(({ name }) => name === 'li');
  const levels = items.map((item) => property(item, 'ariaLevel') || property(item, 'dataAriaLevel'));
  if (!levels.some((level) => level !== '')) return undefined;
  return list.children.flatMap((child): ForeignNode[] => {
    if (child.name === 'ul' || child.name === 'ol') return levelledItems(child) ?? [];
    const level = Number(property(child, 'ariaLevel') || property(child, 'dataAriaLevel') || 1);
    const start = Number(property(list, 'start') || 1);
    return child.name === 'li'
      ? [
          foreignElement(listItem, child.children, {
            level,
            isOrdered: list.name === 'ol',
            start,
            ...checkOf(child),
          }),
        ]
      : [];
  });
}

/** Items of a list to tick off have a box. */
function checkOf(item: ForeignNode): { isChecked?: boolean } {
  if (property(item, 'role') !== 'checkbox') return {};
  return { isChecked: String(item.properties.ariaChecked) === 'true' };
}
