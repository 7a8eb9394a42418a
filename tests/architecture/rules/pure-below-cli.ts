import type { Rule } from '../rule.ts';
import { childOf, childrenOf, nodesOf, type Source, type SyntaxNode, whereIs } from '../source.ts';

const time = ['Date.now', 'performance.now', 'performance.timeOrigin'];
const chance = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];
const surroundings = [
  'process.env',
  'process.argv',
  'process.cwd',
  'process.exit',
  'process.stdout',
  'process.stderr',
];

/**
 * The same input gives the same site, and a library doesn't print. Islands run in a visitor's browser with the
 * visitor's clock: they may read the clock, and nothing else on the list.
 */
export const pureBelowCli: Rule = {
  name: 'nothing below cli/ reads the clock, the environment or chance, or prints',
  find: (sources) =>
    sources
      .filter(({ path }) => !path.startsWith('cli/'))
      .flatMap((source) => [...nodesOf(source.program)].flatMap((node) => judge(node, source))),
  breaks: [
    { 'renderer/a.ts': 'export const now = Date.now();' },
    { 'renderer/a.ts': 'export const now = new Date();' },
    { 'templates/a.tsx': 'export const year = new Date().getFullYear();' },
    { 'renderer/a.ts': 'export const level = process.env.LEVEL;' },
    { 'renderer/a.ts': "export const level = process['argv'];" },
    { 'renderer/a.ts': 'export const a = () => console.log(1);' },
    { 'templates/islands/a/a.island.ts': 'export const a = Math.random();' },
  ],
  keeps: [
    {
      'cli/main.ts': 'export const now = new Date(); console.log(process.env, Math.random());',
      'renderer/a.ts':
        "export const a = (day: string) => new Date(day); // Date.now()\nexport const b = 'process.env';",
      'templates/islands/a/a.island.ts': 'export const now = Date.now();',
    },
  ],
};

function judge(node: SyntaxNode, source: Source): string[] {
  const isIsland = source.path.startsWith('templates/islands/');
  const forbidden = [...chance, ...surroundings, ...(isIsland ? [] : time)];
  const name = node.type === 'MemberExpression' ? memberName(node) : '';
  const found =
    forbidden.includes(name) || name.startsWith('console.')
      ? name
      : isToday(node) && !isIsland
        ? 'new Date()'
        : '';
  return found ? [`${whereIs(source, node)} uses ${found}`] : [];
}

function isToday(node: SyntaxNode): boolean {
  const called = node.type === 'NewExpression' || node.type === 'CallExpression';
  return called && childOf(node, 'callee')?.name === 'Date' && childrenOf(node, 'arguments').length === 0;
}

/** `process.env`, `process['env']` -> `process.env` */
function memberName(node: SyntaxNode): string {
  const property = childOf(node, 'property');
  const key = node.computed === true ? property?.value : property?.name;
  return `${String(childOf(node, 'object')?.name)}.${String(key)}`;
}
