import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { isWithin } from '../store/is-within.ts';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import { isPackaged } from './is-packaged.ts';
import { type BundleGuard, type BundlePlugin, type BundleProblem, compileGuarded } from './run-esbuild.ts';

/**
 * A site's own code may depend only on its input: its files import only each other, the files they override, and
 * `packages`; and names such as the clock, randomness or the machine are redirected to `guards.ts`, but not in islands,
 * which run in a visitor's browser. The files that the program ships are checked by tests instead.
 */
export function guardOwn(folders: CodeFolders, packages: readonly string[]): BundleGuard {
  const own = folders.map((folder) => realpathSync(folder));
  const [nearest = ''] = own;
  const root = dirname(nearest);
  const isOwn = ownIn(own.map((folder) => dirname(folder)));
  const islands = own.map((folder) => join(folder, 'islands'));
  const maps = new Map<string, string>();
  const plugin: BundleGuard['plugin'] = {
    name: 'guard',
    setup(setup) {
      guardImports(folders, packages).setup(setup);
      setup.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        if (!isOwn(path) || islands.some((folder) => isWithin(folder, path))) return undefined;
        const file = relative(root, path).replaceAll('\\', '/');
        const compiled = await compileGuarded(file, await readFile(path, 'utf8'));
        if ('errors' in compiled) return compiled;
        maps.set(file, compiled.map);
        return { contents: withMap(compiled, basename(path)), loader: 'js' };
      });
    },
  };
  return { plugin, place: (problem) => placeIn(maps.get(problem.file), problem) };
}

/** Only the part that applies to islands as well: what their files import. */
export function guardImports(folders: CodeFolders, packages: readonly string[]): BundlePlugin {
  const roots = folders.map((folder) => dirname(realpathSync(folder)));
  const isOwn = ownIn(roots);
  return {
    name: 'guard-imports',
    setup(setup) {
      setup.onResolve({ filter: /^[^./]/ }, ({ path, importer, namespace, kind }) => {
        if (kind === 'entry-point' || namespace !== 'file' || !isOwn(importer)) return undefined;
        if (!roots.some((one) => isWithin(one, importer))) return undefined;
        if (packages.some((one) => path === one || path.startsWith(`${one}/`))) return undefined;
        return { errors: [{ text: refusedImport(path, packages) }] };
      });
    },
  };
}

/** The packages that a site's own templates and islands may import: the program ships them. */
export const packagesOfTemplates = ['react', 'react-dom', 'lucide-react'];

/** The program's own files are excluded, wherever its folder is; none are guarded if the program is the site. */
function ownIn(roots: readonly string[]): (file: string) => boolean {
  const program = realpathSync(findPackageFolder());
  const others = roots.filter((root) => root !== program);
  if (others.length === 0) return () => false;
  return (file) => {
    const around = others.filter((root) => isWithin(root, file));
    if (around.length === 0) return !isPackaged(file) && !isWithin(program, file);
    return around.some((root) => !isPackaged(relative(root, file)));
  };
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

function refusedImport(path: string, packages: readonly string[]): string {
  const others = packages.length === 0 ? '' : ` and ${packages.map((one) => `“${one}”`).join(', ')}`;
  return `it imports “${path}”, but may import only files beside it${others}.`;
}
