import type { Rule } from '../rule.ts';
import { nodesOf, whereIs } from '../source.ts';

/** Directives that silence the compiler; written in two parts so that this file doesn't break its own rule. */
const silencers = ['ignore', 'nocheck', 'expect-error'].map((word) => `@ts-${word}`);

export const honestTypes: Rule = {
  name: 'no any, no !, and no comment that silences the compiler',
  find: (sources) =>
    sources.flatMap((source) => [
      ...[...nodesOf(source.program)]
        .filter(({ type }) => type === 'TSAnyKeyword' || type === 'TSNonNullExpression')
        .map((node) => `${whereIs(source, node)} has ${node.type === 'TSAnyKeyword' ? 'any' : '!'}`),
      ...silencers
        .filter((comment) => source.text.includes(comment))
        .map((comment) => `${source.path} has ${comment}`),
    ]),
  breaks: [
    { 'renderer/a.ts': 'export const a: any = 1;' },
    { 'renderer/a.ts': 'export const a = (b: Record<string, any[]>) => b;' },
    { 'renderer/a.ts': 'export const a = (b?: { c: 1 }) => b!.c;' },
    { 'renderer/a.ts': `// ${silencers[0]}\nexport const a: string = 1;` },
  ],
  keeps: [{ 'renderer/a.ts': "export const a = (b: unknown) => !b && b !== 'any';" }],
};
