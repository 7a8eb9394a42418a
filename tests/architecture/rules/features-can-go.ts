import { importsOf } from '../imports.ts';
import type { Rule } from '../rule.ts';

/** A folder in `features/` can be deleted, with its lines in the façade, and everything else still works. */
export const featuresCanGo: Rule = {
  name: 'features don’t import each other, and nothing below imports one',
  find: (sources) =>
    sources.flatMap(importsOf).flatMap(({ from, target, where }) => {
      const feature = featureOf(target);
      if (!feature || !from.path.startsWith('renderer/')) return [];
      return joinsFeatures(from.path) || featureOf(from.path) === feature
        ? []
        : [`${where} imports ${target}`];
    }),
  breaks: [
    { 'renderer/pipeline/run-build.ts': "import { patchBuild } from '../features/patches/patch-build.ts';" },
    { 'renderer/features/diff/run-diff.ts': "import type { Uses } from '../where/uses.ts';" },
    { 'renderer/plan/plan-site.ts': "const { fixSite } = await import('../features/fix/fix-site.ts');" },
  ],
  keeps: [
    { 'renderer/site.ts': "export { fixSite } from './features/fix/fix-site.ts';" },
    { 'renderer/features/build-site.ts': "import { patchBuild } from './patches/patch-build.ts';" },
    { 'renderer/features/diff/run-diff.ts': "import { align } from './align.ts';" },
    { 'cli/commands/fix.ts': "import type { A } from '../../renderer/features/fix/fix-site.ts';" },
  ],
};

/** The façade, and files directly in `features/`. */
function joinsFeatures(path: string): boolean {
  return path === 'renderer/site.ts' || /^renderer\/features\/[^/]+$/.test(path);
}

/** `renderer/features/diff/run-diff.ts` -> `diff` */
function featureOf(path: string | undefined): string | undefined {
  return path && /^renderer\/features\/([^/]+)\//.exec(path)?.[1];
}
