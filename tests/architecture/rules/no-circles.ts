import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

export const noCircles: Rule = {
  name: 'no circles of imports, not even of types',
  find: (sources) => {
    const imports = new Map(
      sources.map((source) => [source.path, importsOf(source).flatMap(({ target }) => target ?? [])]),
    );
    return sources
      .filter(({ path }) => reaches(path, imports).has(path))
      .map(({ path }) => `${path} imports itself by way of others`);
  },
  breaks: [
    { 'cli/a.ts': "import { b } from './b.ts';", 'cli/b.ts': "import type { A } from './a.ts';" },
    {
      'renderer/a.ts': "import { b } from './b.ts';",
      'renderer/b.ts': "import type { C } from './c/c.ts';",
      'renderer/c/c.ts': "export type C = import('../a.ts').A;",
    },
    { 'kinds/a.ts': "export const again = () => import('./a.ts');" },
  ],
  keeps: [
    {
      'cli/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
      'cli/b.ts': "import { c } from './c.ts';",
      'cli/c.ts': "import { join } from 'node:path';",
    },
  ],
};

/** All files that can be reached from an import, directly or through others. */
function reaches(start: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(imports.get(path) ?? []));
  }
  return reached;
}
