import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

const folder = 'renderer/lint/';
const list = 'renderer/check/rules/rules.ts';

/** Every rule in `lint/` can be deleted, with its line in the list, and each site is built as before. */
export const lintIsAdvice: Rule = {
  name: 'only the list of rules imports lint/',
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where }) => {
      if (!target?.startsWith(folder) || from.path.startsWith(folder) || from.path === list) return [];
      return [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/check/markdown/check-tree.ts': "import { a } from '../../lint/markdown/a.ts';" },
    { 'renderer/check/rules/check-markdown.ts': "import type { A } from '../../lint/a.ts';" },
    { 'renderer/features/readability/a.ts': "export { b } from '../../lint/prose/b.ts';" },
    { 'renderer/site.ts': "const { a } = await import('./lint/a.ts');" },
  ],
  keeps: [
    { [list]: "import { a } from '../../lint/a.ts';" },
    {
      'renderer/lint/prose/a.ts': "import { b } from '../words/b.ts'; import { c } from '../../check/c.ts';",
    },
  ],
};
