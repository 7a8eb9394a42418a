import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * The archive that a folder (absolute) is in. Yarn’s Plug’n’Play leaves packages in theirs and lets programs read them as
 * if they were folders, but nothing can be written there (https://yarnpkg.com/features/pnp).
 */
export function archiveAround(folder: string): string | undefined {
  const above = path.dirname(folder);
  if (above === folder) return undefined;
  const isArchive = folder.endsWith('.zip') && statSync(folder, { throwIfNoEntry: false })?.isFile() === true;
  return isArchive ? folder : archiveAround(above);
}

/** What is said then, of the package of this name. */
export function archiveText(name: string): string {
  return (
    `${name} can’t work from within an archive, where Yarn has left it.\n` +
    `Write this into package.json, then run yarn install: "dependenciesMeta": { "${name}": { "unplugged": true } }`
  );
}
