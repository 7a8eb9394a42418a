import type { Nodes, Root } from 'hast';
import type { TextTarget } from '../../edit/target.ts';
import { countProse } from '../../markdown/count-prose.ts';
import type { Sources } from '../../model/source.ts';
import { withChangedSources } from './with-other-value.ts';

/** The site as it was read, with an extra word where a line of text begins; all places stay the same. */
export function withOtherWords(sources: Sources, { source: file, offset, value }: TextTarget): Sources {
  const end = offset + value.length;
  return withChangedSources(sources, (source) => {
    if (source.file !== file || !source.body) return source;
    const { start, tree } = source.body;
    const root = structuredClone(tree);
    addWord(root, offset, end);
    return {
      ...source,
      text: `${source.text} `,
      body: { start, isBlank: false, tree: root, counts: countProse(root) },
    };
  });
}

/** Adds a word to the first text on the line or, if there is none, as for a picture, to its text attributes. */
function addWord(root: Root, start: number, end: number): void {
  const nodes = [...allNodes(root)].filter((node) => {
    const from = node.position?.start.offset ?? -1;
    const to = node.position?.end.offset ?? -1;
    return from < end && to > start;
  });
  const words = nodes.find((node) => node.type === 'text' && node.value.trim() !== '');
  if (words?.type === 'text') words.value += ' more';
  for (const node of words ? [] : nodes) {
    if (node.type === 'element' && typeof node.properties.alt === 'string') node.properties.alt += ' more';
    if (node.type === 'mdxJsxFlowElement')
      for (const attribute of node.attributes)
        if (typeof attribute.value === 'string') attribute.value += ' more';
  }
}

function* allNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* allNodes(child);
}
