import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { isWithin } from '../store/is-within.ts';
import type { CodeFolders } from '../store/package-folder.ts';
import { guardImports, ownIn } from './guard-imports.ts';
import { guardReactIn } from './guard-react.ts';
import { type BundleGuard, type BundleProblem, compileGuarded } from './run-esbuild.ts';

/**
 * A site's own code may depend only on its input: its files import only what `guardImports` allows, and names such as
 * the clock, randomness or the machine are redirected to `guards.ts`; in islands, which run in a visitor's browser as
 * well, only the clock and randomness are. The files that the program ships are checked by tests instead.
 */
export function guardOwn(folders: CodeFolders, use: 'kinds' | 'templates'): BundleGuard {
  const own = folders.map((folder) => realpathSync(folder));
  const [nearest = ''] = own;
  const root = dirname(nearest);
  const isOwn = ownIn(own.map((folder) => dirname(folder)));
  const islands = own.map((folder) => join(folder, 'islands'));
  const maps = new Map<string, string>();
  const imports = guardImports(folders, use);
  const isGuarded = (file: string) => isOwn(file) && !islands.some((folder) => isWithin(folder, file));
  const plugin: BundleGuard['plugin'] = {
    name: 'guard',
    setup(setup) {
      imports.plugin.setup(setup);
      if (use === 'templates') guardReactIn(isOwn).setup(setup);
      // Without exports, so that an import of names is an error.
      setup.onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path }) =>
        isOwn(path) ? { contents: 'export {};', loader: 'js' } : undefined,
      );
      setup.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        if (!isGuarded(path)) return undefined;
        const file = relative(root, path).replaceAll('\\', '/');
        const compiled = await compileGuarded(file, await readFile(path, 'utf8'));
        if ('errors' in compiled) return compiled;
        maps.set(file, compiled.map);
        return { contents: withMap(compiled, basename(path)), loader: 'js' };
      });
    },
  };
  return { plugin, taken: imports.taken, place: (problem) => placeIn(maps.get(problem.file), problem) };
}

/** esbuild uses this map for the bundle's own map, in which a source is relative to its file. */
function withMap({ code, map }: { code: string; map: string }, name: string): string {
  const text = JSON.stringify({ ...JSON.parse(map), sources: [name] });
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(text).toString('base64')}\n`;
}

/** esbuild doesn't use the map for its messages. */
function placeIn(map: string | undefined, problem: BundleProblem): BundleProblem {
  if (map === undefined) return problem;
  const entry = new SourceMap(JSON.parse(map)).findEntry(problem.line - 1, problem.column - 1);
  if (!('originalLine' in entry)) return problem;
  return { ...problem, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
