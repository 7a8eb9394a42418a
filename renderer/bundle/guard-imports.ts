import { realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, relative } from 'node:path';
import { isWithin } from '../store/is-within.ts';
import { type CodeFolders, findPackageFolder } from '../store/package-folder.ts';
import { isPackaged } from './is-packaged.ts';
import type { PackageImport, Refusal } from './package-import.ts';
import type { BundlePlugin } from './run-esbuild.ts';
import { findSitePackages, hasPlugAndPlay, installedFolder, packageNameOf } from './site-packages.ts';

/** What imports: the code of kinds may use no packages. */
export type ImportUse = 'kinds' | 'templates' | 'islands';

/**
 * Checks what a site's own files import: each other, the packages that the program brings for templates, and those that
 * the site lists in its package.json. `taken`: the imports of the latter that it has let through.
 */
export function guardImports(
  folders: CodeFolders,
  use: ImportUse,
): { plugin: BundlePlugin; taken: readonly PackageImport[] } {
  const roots = folders.map((folder) => dirname(realpathSync(folder)));
  const isOwn = ownIn(roots);
  const taken: PackageImport[] = [];
  const plugin: BundlePlugin = {
    name: 'guard-imports',
    setup(setup) {
      setup.onResolve({ filter: /^[^./]/ }, ({ path, importer, namespace, kind }) => {
        if (kind === 'entry-point' || namespace !== 'file' || !isOwn(importer)) return undefined;
        const root = roots.find((one) => isWithin(one, importer));
        if (root === undefined || isBrought(path, use)) return undefined;
        const refused = refusalOf(path, { importer, root, use });
        if (refused) return { errors: [refused] };
        taken.push({ importer, path });
        return undefined;
      });
    },
  };
  return { plugin, taken };
}

/** The packages that a site's own templates and islands may always import: the program brings them. */
const brought = ['react', 'react-dom', 'lucide-react'];

function isBrought(path: string, use: ImportUse): boolean {
  return use !== 'kinds' && brought.some((one) => path === one || path.startsWith(`${one}/`));
}

type Importing = { importer: string; root: string; use: ImportUse };

function refusalOf(
  path: string,
  { importer, root, use }: Importing,
): { text: string; detail?: Refusal } | undefined {
  const name = packageNameOf(path);
  // A package may have the name of one of Node's own modules, such as “events”.
  const isListed = name !== undefined && findSitePackages(root)?.listed.has(name);
  if (use === 'islands' && isBuiltin(path) && !isListed) return refuse({ kind: 'needs-node', module: path });
  if (use === 'kinds' || name === undefined || isBuiltin(path)) return { text: refusedImport(path, use) };
  if (!isListed) return refuse({ kind: 'unlisted', name });
  const isThere = installedFolder(name, dirname(importer)) !== undefined || hasPlugAndPlay(root);
  return isThere ? undefined : refuse({ kind: 'missing', name });
}

function refuse(detail: Refusal): { text: string; detail: Refusal } {
  return { text: detail.kind, detail };
}

function refusedImport(path: string, use: ImportUse): string {
  const others = use === 'kinds' ? '' : ' and packages that package.json lists';
  return `it imports “${path}”, but may import only files beside it${others}.`;
}

/** The program's own files are excluded, wherever its folder is; none are guarded if the program is the site. */
export function ownIn(roots: readonly string[]): (file: string) => boolean {
  const program = realpathSync(findPackageFolder());
  const others = roots.filter((root) => root !== program);
  if (others.length === 0) return () => false;
  return (file) => {
    const around = others.filter((root) => isWithin(root, file));
    if (around.length === 0) return !isPackaged(file) && !isWithin(program, file);
    return around.some((root) => !isPackaged(relative(root, file)));
  };
}
