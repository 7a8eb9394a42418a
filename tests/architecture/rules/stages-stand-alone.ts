import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

/** Code that runs the stages, and commands that use their results. */
const above = ['pipeline', 'warm', 'features', 'page-texts', 'trials'];

/**
 * The code that stages may share: the values that pass between them, places in sources, reading schemas, parsing
 * Markdown, the imports of typefaces and esbuild, the cache for later processes, what a branch remembers of its base,
 * stripping private data from media files, turning the texts of other programs into ours, and yielding.
 */
const shared = [
  'model',
  'source',
  'schema',
  'markdown',
  'typefaces',
  'bundle',
  'store',
  'drift',
  'foreign',
  'private-data',
  'turns',
];

export const stagesStandAlone: Rule = {
  name: "stages of the renderer don't import each other",
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where }) => {
      const own = folderOf(from.path);
      const other = target === undefined ? undefined : folderOf(target);
      // A file directly in the renderer's folder is the façade; one outside it belongs to another layer.
      if (own === undefined || above.includes(own) || target === undefined || !target.startsWith('renderer/'))
        return [];
      return own === other || (other && shared.includes(other)) ? [] : [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/plan/plan-site.ts': "import { checkSite } from '../check/check-site.ts';" },
    { 'renderer/plan/plan-site.ts': "import type { Shape } from '../check/shape.ts';" },
    { 'renderer/model/plan.ts': "import type { Shape } from '../check/shape.ts';" },
    { 'renderer/read/read-sources.ts': "import { buildSite } from '../site.ts';" },
    { 'renderer/lint/prose/a.ts': "import { planSite } from '../../plan/plan-site.ts';" },
    { 'renderer/read/read-sources.ts': "import { runBuild } from '../pipeline/run-build.ts';" },
  ],
  keeps: [
    {
      'renderer/plan/plan-site.ts': "import { a } from '../model/a.ts'; import { b } from './b.ts';",
      'renderer/site.ts': "import { readSite } from './read/read-site.ts';",
      'renderer/pipeline/read-site.ts': "import { readSite } from '../read/read-site.ts';",
      'renderer/check/check-sources.ts': "import { a } from '../../diagnostics/messages/check.ts';",
    },
  ],
};

/** `renderer/plan/rules/a.ts` -> `plan`. The rules in `lint/` are part of the check; who imports them is another rule. */
function folderOf(path: string): string | undefined {
  const folder = /^renderer\/([^/]+)\//.exec(path)?.[1];
  return folder === 'lint' ? 'check' : folder;
}
