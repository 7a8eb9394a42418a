import type { RootContent } from 'hast';

/** Line and column count from 1, all in UTF-16 units. */
export type Point = { line: number; column: number; offset?: number };

/** Gives every node of freshly parsed trees its position in another text. */
export function movePositions(nodes: readonly RootContent[], move: (point: Point) => Point): void {
  for (const node of nodes) {
    const { position } = node;
    if (position) node.position = { start: move(position.start), end: move(position.end) };
    if ('children' in node) movePositions(node.children, move);
  }
}

export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}
