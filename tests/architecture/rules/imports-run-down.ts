import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';
import { layers } from '../source.ts';

/** The editor runs in a browser: of the program it has the types of the door, and nothing has it but its own bundle. */
const door = 'renderer/site.ts';

export const importsRunDown: Rule = {
  name: 'imports run down only: cli, editor, renderer, kinds, templates, schemas, diagnostics',
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where, erased }) => {
      if (target === undefined) return [];
      const isEditor = from.path.startsWith('editor/');
      const mayGo = isEditor === target.startsWith('editor/') || (isEditor && target === door && erased);
      return mayGo && heightOf(target) >= heightOf(from.path) ? [] : [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/site.ts': "import { main } from '../cli/main.ts';" },
    { 'templates/sections/hero/hero.tsx': "import type { Plan } from '../../../renderer/model/plan.ts';" },
    { 'schemas/types.ts': "export type A = import('../templates/a.ts').A;" },
    { 'editor/a.ts': "import { readSite } from '../renderer/site.ts';" },
    { 'editor/a.ts': "import type { A } from '../diagnostics/a.ts';" },
    { 'cli/edit/a.ts': "import { words } from '../../editor/words.ts';" },
    { 'cli/main.ts': "const { test } = await import('../tests/a.ts');" },
  ],
  keeps: [
    {
      'cli/main.ts': "import { buildSite } from '../renderer/site.ts';",
      'editor/a.ts': "import { b } from './b.ts'; import type { A } from '../renderer/site.ts';",
      'renderer/site.ts': "import type { A } from '../schemas/types.ts';",
    },
  ],
};

/** Below 0: outside the product, so it must not be imported. */
function heightOf(path: string): number {
  return layers.findIndex((layer) => path.startsWith(`${layer}/`));
}
