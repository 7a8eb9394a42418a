import { listMarkChanges } from '../../../diagnostics/messages.generated.ts';
import type { TreeNode } from '../../check/markdown/markdown.ts';
import type { Debris } from '../debris.ts';

/** A list directly below another of its kind: only their different marks keep the two apart. */
export function findMixedLists(nodes: readonly TreeNode[], text: string): Debris[] {
  let marks: readonly string[] = [];
  return nodes.flatMap((node): Debris[] => {
    const { tagName, position, children = [], type } = node;
    if (type === 'text' && String(node.value).trim() === '') return [];
    const inner = tagName === 'pre' ? [] : findMixedLists(children, text);
    const isList = tagName === 'ul' || tagName === 'ol';
    const offset = position?.start.offset;
    const mark =
      isList && offset !== undefined ? /^\d*([-*+.)])/.exec(text.slice(offset, offset + 12)) : null;
    const [whole = '', sign = ''] = mark ?? [];
    const others = marks;
    marks = sign === '' ? [] : [...others.filter((one) => isOrdered(one) === isOrdered(sign)), sign];
    const [first] = marks;
    if (offset === undefined || marks.length !== 2 || first === undefined) return inner;
    const meant = whole.replace(sign, first);
    return [
      { offset, tell: (place) => listMarkChanges(place, { written: whole, above: first, meant }) },
      ...inner,
    ];
  });
}

function isOrdered(sign: string): boolean {
  return /[.)]/.test(sign);
}
