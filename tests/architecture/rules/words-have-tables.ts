import { posix } from 'node:path';
import type { Rule } from '../rule.ts';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/**
 * Every object answers to `constructor` and `toString`, and assigning the key `__proto__` changes its prototype. So a
 * lookup by word is a `wordTable`, values collected by name are a `Map` until complete (`Object.fromEntries`), and a
 * list of functions or components that has to be an object is read through `ownProperty` (in templates `ownValue`).
 */
export const wordsHaveTables: Rule = {
  name: 'no word is looked up in an object that is written there, nor made a key of it',
  find: (sources) => {
    const tables = new Map(sources.map((source) => [source.path, tablesIn(source)]));
    return sources.flatMap((source) => {
      const known = new Set([...(tables.get(source.path) ?? []), ...importedTables(source, tables)]);
      return [...nodesOf(source.program)]
        .filter((node) => asksObject(node, known))
        .map((node) => `${whereIs(source, node)} asks an object for a word`);
    });
  },
  breaks: [
    {
      'cli/a.ts':
        "const a: Readonly<Record<string, string>> = { b: 'c' };\nexport const d = (e: string) => a[e];",
    },
    { 'cli/a.ts': 'const a: Record<string, 1> = { b: 1 };\nexport const d = (e: string) => e in a;' },
    { 'cli/a.ts': "export const d = (e: 'b') => ({ b: 1 })[e];" },
    {
      'cli/a.ts':
        'export function d(e: string) {\n  const a: Record<string, string> = {};\n  a[e] = e;\n  return a;\n}',
    },
    {
      'kinds/a.ts': 'export const a: Readonly<Record<string, () => 1>> = { b: () => 1 };',
      'cli/c.ts': "import { a as b } from '../kinds/a.ts';\nexport const d = (e: string) => b[e]?.();",
    },
  ],
  keeps: [
    {
      'cli/a.ts': "const a: Record<'b' | 'c', 1> = { b: 1, c: 1 };\nexport const d = (e: 'b' | 'c') => a[e];",
    },
    { 'cli/a.ts': 'const a: Record<string, 1> = { b: 1 };\nexport const d = [a.b, a["b"], Object.keys(a)];' },
    { 'cli/a.ts': 'export const d = (e: string, f: Record<string, 1>) => ownProperty(f, e);' },
  ],
};

/** The constants of a file that are object literals with a type that allows any key. */
function tablesIn(source: Source): Set<string> {
  const names = [...nodesOf(source.program)].flatMap((node) => {
    const id = childOf(node, 'id');
    const type = childOf(id, 'typeAnnotation');
    if (node.type !== 'VariableDeclarator' || childOf(node, 'init')?.type !== 'ObjectExpression') return [];
    const isOpen = type && /\bRecord<\s*string\b/.test(source.text.slice(type.start, Number(type.end)));
    return isOpen && typeof id?.name === 'string' ? [id.name] : [];
  });
  return new Set(names);
}

/** The local names of tables that a file imports. */
function importedTables(
  { path, program }: Source,
  tables: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...nodesOf(program)].flatMap((node) => {
    const from = node.type === 'ImportDeclaration' ? childOf(node, 'source')?.value : undefined;
    const theirs = tables.get(posix.join(posix.dirname(path), String(from)));
    if (!theirs) return [];
    return childrenOf(node, 'specifiers').flatMap((specifier) => {
      const name = childOf(specifier, 'local')?.name;
      const isTable = theirs.has(String(childOf(specifier, 'imported')?.name));
      return isTable && typeof name === 'string' ? [name] : [];
    });
  });
}

function asksObject(node: SyntaxNode, tables: ReadonlySet<string>): boolean {
  const isIn = node.type === 'BinaryExpression' && node.operator === 'in';
  if (!isIn && !(node.type === 'MemberExpression' && node.computed === true)) return false;
  const [object, word] = isIn
    ? [childOf(node, 'right'), childOf(node, 'left')]
    : [childOf(node, 'object'), childOf(node, 'property')];
  if (word?.type === 'Literal') return false;
  return withoutBrackets(object)?.type === 'ObjectExpression' || tables.has(String(object?.name));
}

function withoutBrackets(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === 'ParenthesizedExpression' ? childOf(node, 'expression') : node;
}
