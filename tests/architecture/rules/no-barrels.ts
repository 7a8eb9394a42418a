import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';
import { childOf, childrenOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

/**
 * The one file that imports from a package (a set of icons) is not a barrel: there is no other place to import from.
 */
export const noBarrels: Rule = {
  name: 'no barrels: a thing is imported from where it stands',
  find: (sources) =>
    sources.flatMap((source) => {
      const statements = childrenOf(source.program, 'body');
      const stars = statements.filter(({ type }) => type === 'ExportAllDeclaration');
      const found = stars.map((node) => `${whereIs(source, node)} has export *`);
      return isBarrel(statements, source) ? [...found, `${source.path} only hands on`] : found;
    }),
  breaks: [
    { 'renderer/index.ts': "export * from './a.ts';" },
    { 'renderer/index.ts': "export * as a from './a.ts'; export const b = 1;" },
    { 'renderer/index.ts': "export { a } from './a.ts'; export { b } from './b.ts';" },
    { 'renderer/index.ts': "import './c.ts'; export type { A } from './a.ts';" },
  ],
  keeps: [
    { 'renderer/a.ts': "import { b } from './b.ts'; export const a = b; export { c }; const c = 1;" },
    { 'templates/icons.ts': "export { Clock } from 'lucide-react';" },
  ],
};

function isBarrel(statements: readonly SyntaxNode[], source: Source): boolean {
  const rest = statements.filter(({ type }) => type !== 'ImportDeclaration');
  const handsOn = rest.length > 0 && rest.every((node) => childOf(node, 'source'));
  return handsOn && importsOf(source).some(({ target }) => target !== undefined);
}
