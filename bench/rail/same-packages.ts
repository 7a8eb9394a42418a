/**
 * Whether two lock files list the same packages for the program itself. Packages for tests and measurements only may
 * differ: no build uses them.
 */
export function samePackages(one: string, other: string): boolean {
  return listPackages(one) === listPackages(other);
}

function listPackages(lockFile: string): string {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(lockFile);
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .toSorted()
    .join('\n');
}

type Entry = { version?: string; integrity?: string; dev?: boolean };
