import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/** A node of the syntax tree: `type`, and the fields of that type. */
export type SyntaxNode = { type: string; start: number } & Readonly<Record<string, unknown>>;

/** A source file; `path` is relative to the repository, with forward slashes. */
export type Source = { path: string; text: string; program: SyntaxNode };

export const layers = ['cli', 'editor', 'renderer', 'kinds', 'templates', 'schemas', 'diagnostics'] as const;

export function createSource(path: string, text: string): Source {
  const parsed: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, path);
  if (!isNode(parsed)) throw new Error(`${path} has no syntax tree.`);
  return { path, text, program: parsed };
}

/** Every TypeScript file of the product. */
export function readSources(repository: string): Source[] {
  return layers.flatMap((layer) => {
    const names = readdirSync(join(repository, layer), { recursive: true, encoding: 'utf8' });
    const files = names.map((name) => `${layer}/${name.replaceAll('\\', '/')}`).toSorted();
    return files
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => createSource(path, readFileSync(join(repository, path), 'utf8')));
  });
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** All nodes of a tree, depth first from the top. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

/** A field of a node, if that is a node itself. */
export function childOf(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

export function childrenOf(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** `cli/main.ts:12` */
export function whereIs(source: Source, node: SyntaxNode): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}
