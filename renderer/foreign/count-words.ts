import type { ForeignNode } from './nodes.ts';

/**
 * The words that a text has and its translation lacks, so that none goes unnoticed. `before`: as it was read; `after`:
 * as our own compiler reads what was written.
 */
export function findMissingWords(before: readonly ForeignNode[], after: readonly ForeignNode[]): string[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(after.map(seenText).join(' '))) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(before.map(seenText).join(' ')).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function seenText(node: ForeignNode): string {
  if (node.type === 'text') return node.value.replace(/\{:[^{}\n]{0,500}\}|\[![A-Za-z]+\]/g, '');
  const { dataFootnoteRef, dataFootnoteBackref, dataNote } = node.properties;
  const isMark =
    [dataFootnoteRef, dataFootnoteBackref].some((one) => one !== undefined) ||
    dataNote === 'ref' ||
    dataNote === 'back';
  if (unseen.has(node.name) || isMark) return '';
  if (node.properties.dataFootnotes !== undefined)
    return node.children
      .filter(({ name }) => name !== 'h2')
      .map(seenText)
      .join(' ');
  return node.children.map(seenText).join(inLines.has(node.name) ? '' : ' ');
}

const unseen = new Set('script style template svg form select option textarea button noscript'.split(' '));
const inLines = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);

function wordsIn(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
