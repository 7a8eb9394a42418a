import type { Rule } from '../rule.ts';
import { childOf, childrenOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/** Types and values are looked up separately, so a component may have the name of a type. */
type Declared = { name: string; space: 'type' | 'value'; isExported: boolean; where: string };

/**
 * A name that is exported twice is looked up twice: what a search finds, and what an editor offers to import, is a
 * matter of luck. Private types may share a name with each other (`Props`, `Options`), since only one is in sight.
 */
export const oneNameOneThing: Rule = {
  name: 'an exported name is declared once, and no private type has the name of an exported one',
  find: (sources) => {
    const declared = sources.filter(({ path }) => !isGenerated(path)).flatMap(declaredIn);
    const exported = new Map<string, Declared>();
    for (const one of declared)
      if (one.isExported && !exported.has(keyOf(one))) exported.set(keyOf(one), one);
    return declared.flatMap((one) => {
      const other = exported.get(keyOf(one));
      return other && other !== one ? [`${one.where} declares ${one.name}, as ${other.where} does`] : [];
    });
  },
  breaks: [
    { 'cli/a.ts': 'export type Place = 1;', 'kinds/b.ts': 'export type Place = 2;' },
    { 'cli/a.ts': 'export type Place = 1;', 'cli/b.ts': 'export interface Place { a: 1 }' },
    { 'cli/a.ts': 'type Place = 1;', 'diagnostics/place.ts': 'export type Place = 2;' },
    { 'cli/a.ts': 'export function find() {}', 'cli/b.ts': 'export async function find() {}' },
    { 'cli/a.ts': 'export function find() {}', 'cli/b.ts': 'export const a = 1, find = () => 2;' },
  ],
  keeps: [
    { 'cli/a.ts': 'type Options = 1;', 'kinds/b.ts': 'type Options = 2;' },
    { 'cli/a.ts': 'function find() {}', 'cli/b.ts': 'export function find() {}' },
    { 'templates/a.tsx': 'export function Price() {}', 'schemas/b.ts': 'export type Price = 1;' },
    { 'templates/a.ts': 'export default function find() {}', 'cli/b.ts': 'export function find() {}' },
    { 'schemas/types.ts': 'export type Place = 1;', 'cli/b.ts': 'export type Place = 2;' },
    { 'cli/a.ts': "export { find } from './b.ts';", 'cli/b.ts': 'export function find() {}' },
  ],
};

function isGenerated(path: string): boolean {
  return path === 'schemas/types.ts' || path.endsWith('.generated.ts');
}

function keyOf({ space, name }: Declared): string {
  return `${space} ${name}`;
}

/** What a file declares at its top: its types, and the values that it exports. */
function declaredIn(source: Source): Declared[] {
  return childrenOf(source.program, 'body').flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? childOf(statement, 'declaration') : statement;
    if (!node) return [];
    const space = /^TS(?:TypeAlias|Interface)Declaration$/.test(node.type) ? 'type' : 'value';
    if (space === 'value' && !isExported) return [];
    return namesOf(node).map((name) => ({ name, space, isExported, where: whereIs(source, node) }));
  });
}

/** All names that a declaration gives: `a` and `b` for `const a = 1, b = 2`. */
function namesOf(node: SyntaxNode): string[] {
  return [node, ...childrenOf(node, 'declarations')].flatMap((one) => {
    const name = childOf(one, 'id')?.name;
    return typeof name === 'string' ? [name] : [];
  });
}
