import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';
import { layers } from '../source.ts';

export const importsRunDown: Rule = {
  name: 'imports run down only: cli, renderer, kinds, templates, schemas, diagnostics',
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where }) => {
      if (target === undefined) return [];
      const height = heightOf(target);
      return height >= heightOf(from.path) ? [] : [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/site.ts': "import { main } from '../cli/main.ts';" },
    { 'templates/sections/hero/hero.tsx': "import type { Plan } from '../../../renderer/model/plan.ts';" },
    { 'schemas/types.ts': "export type A = import('../templates/a.ts').A;" },
    { 'cli/main.ts': "const { test } = await import('../tests/a.ts');" },
  ],
  keeps: [
    {
      'cli/main.ts': "import { buildSite } from '../renderer/site.ts';",
      'renderer/site.ts': "import type { A } from '../schemas/types.ts';",
    },
  ],
};

/** Below 0: outside the product, so it must not be imported. */
function heightOf(path: string): number {
  return layers.findIndex((layer) => path.startsWith(`${layer}/`));
}
