import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

/** What runs the stages, and what commands make of them. */
const above = ['pipeline', 'warm', 'features', 'page-texts'];

/** What stages may share: the values that pass between them, the places in sources, the reading of schemas, the parsing of Markdown, the doors to typefaces and to esbuild, what is kept for later processes, what a branch remembers of its base, what is taken out of media files, how others get their turn. */
const shared = [
  'model',
  'source',
  'schema',
  'markdown',
  'typefaces',
  'bundle',
  'store',
  'drift',
  'private-data',
  'turns',
];

export const stagesStandAlone: Rule = {
  name: "stages of the renderer don't import each other",
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where }) => {
      const own = folderOf(from.path);
      const other = target === undefined ? undefined : folderOf(target);
      // What is not in a folder of the renderer is the front door, or belongs to another layer.
      if (own === undefined || above.includes(own) || target === undefined || !target.startsWith('renderer/'))
        return [];
      return own === other || (other && shared.includes(other)) ? [] : [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/plan/plan-site.ts': "import { checkSite } from '../check/check-site.ts';" },
    { 'renderer/plan/plan-site.ts': "import type { Shape } from '../check/shape.ts';" },
    { 'renderer/model/plan.ts': "import type { Shape } from '../check/shape.ts';" },
    { 'renderer/read/read-site.ts': "import { buildSite } from '../site.ts';" },
    { 'renderer/read/read-site.ts': "import { runBuild } from '../pipeline/run-build.ts';" },
  ],
  keeps: [
    {
      'renderer/plan/plan-site.ts': "import { a } from '../model/a.ts'; import { b } from './b.ts';",
      'renderer/site.ts': "import { readSite } from './read/read-site.ts';",
      'renderer/pipeline/read-site.ts': "import { readSite } from '../read/read-site.ts';",
      'renderer/check/check-site.ts': "import { a } from '../../diagnostics/messages/check.ts';",
    },
  ],
};

/** `renderer/plan/rules/a.ts` -> `plan` */
function folderOf(path: string): string | undefined {
  return /^renderer\/([^/]+)\//.exec(path)?.[1];
}
