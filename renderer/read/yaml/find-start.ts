import type { YamlNode } from './yaml-node.ts';

/** Start of the last quoted text that opens at or before `offset`. */
export function findQuoteStart(root: YamlNode | undefined, offset: number): number | undefined {
  return lastStart(
    root,
    offset,
    (node) => node.kind === 'scalar' && (node.style === 'double' || node.style === 'single'),
  );
}

/** Start of the last bracketed list or group that opens before `offset`. */
export function findFlowStart(root: YamlNode | undefined, offset: number): number | undefined {
  return lastStart(root, offset, (node) => (node.kind === 'list' || node.kind === 'map') && node.flow);
}

function lastStart(
  root: YamlNode | undefined,
  offset: number,
  matches: (node: YamlNode) => boolean,
): number | undefined {
  let last: number | undefined;
  const visit = (node: YamlNode): void => {
    if (matches(node) && node.start <= offset) last = Math.max(last ?? 0, node.start);
    for (const inner of childrenOf(node)) visit(inner);
  };
  if (root) visit(root);
  return last;
}

function childrenOf(node: YamlNode): YamlNode[] {
  if (node.kind === 'list') return node.items;
  return node.kind === 'map' ? node.pairs.flatMap(({ key, value }) => [key, value]) : [];
}
