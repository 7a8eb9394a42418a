import { posix } from 'node:path';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from './source.ts';

/** `target` is the imported file (relative to the repository) or undefined for a package. `erased`: types only. */
export type Import = {
  specifier: string;
  target: string | undefined;
  erased: boolean;
  from: Source;
  where: string;
};

const kinds = new Set([
  ...['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'],
  ...['ImportExpression', 'TSImportType'],
]);

/** Every import of a file: import, export from, import(), import types. */
export function importsOf(source: Source): Import[] {
  return [...nodesOf(source.program)].flatMap((node) => {
    const specifier = kinds.has(node.type) ? childOf(node, 'source')?.value : undefined;
    if (typeof specifier !== 'string') return [];
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : undefined;
    return [{ specifier, target, erased: isErased(node), from: source, where: whereIs(source, node) }];
  });
}

function isErased(node: SyntaxNode): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = childrenOf(node, 'specifiers');
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
}
