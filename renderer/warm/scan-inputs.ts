import { dirname, join } from 'node:path';
import { packageFiles } from '../bundle/package-files.ts';
import { layerFolders, siteFolders } from '../read/layers/site-folders.ts';
import { branchFolders, neighbourFolders } from '../read/neighbours/find-neighbours.ts';
import { stateName } from '../store/own-files.ts';
import { findPackageFolder } from '../store/package-folder.ts';
import { digestOfStamps, type FileStamps, newestOf, startStamping } from './file-stamps.ts';

/**
 * `digest` changes if a file was added, removed, renamed or written to. `newest`: the last such change, in milliseconds
 * since 1970.
 */
export type InputScan = { stamps: FileStamps; digest: string; newest: number };

/**
 * Scans everything that a build reads: names, sizes and times, not contents; and which branches there are. Undefined if
 * it finds links, which are not followed.
 */
export function scanInputs(root: string): InputScan | undefined {
  const layers = [root, ...neighbourFolders(root)].flatMap(layerFolders);
  // The answers of programs in data/ are in .site.
  const content = layers.flatMap((layer) =>
    ['content', 'data', join(stateName, 'data')].map((name) => join(layer, name)),
  );
  const { rules, templates, packages } = programFolders(root);
  const files = [...layers.map((layer) => join(layer, 'site.yaml')), ...packages];
  return scanFolders([...content, ...rules, ...templates], files, branchFolders(root));
}

/**
 * The part of it that developers write, both shipped and the site's own. `rules`: the schemas and the code of kinds,
 * with which a site is read, checked and planned.
 */
export type ProgramScan = { rules: InputScan; templates: InputScan };

export function scanProgram(root: string): ProgramScan | undefined {
  const folders = programFolders(root);
  const rules = scanFolders(folders.rules);
  const templates = scanFolders(folders.templates, folders.packages);
  return rules && templates && { rules, templates };
}

/** `packages`: the files that change with the packages of a site's own templates. */
function programFolders(root: string): Record<keyof ProgramScan | 'packages', readonly string[]> {
  const { schemasFolders, templatesFolders } = siteFolders(root);
  const kinds = layerFolders(root).map((layer) => join(layer, 'kinds'));
  // A site's own templates overlay the shipped ones, which its folders then don't include.
  const shipped = join(findPackageFolder(), 'templates');
  const own = templatesFolders.filter((folder) => folder !== shipped);
  return {
    rules: [...kinds, ...schemasFolders],
    templates: [...templatesFolders, shipped],
    packages: packageFiles(own.map((folder) => dirname(folder))),
  };
}

/** `places`: paths for which only their existence counts. */
function scanFolders(
  folders: readonly string[],
  files: readonly string[] = [],
  places: readonly string[] = [],
): InputScan | undefined {
  let hasLinks = false;
  const stamping = startStamping(() => {
    hasLinks = true;
  });
  for (const file of files) stamping.file(file, file);
  for (const place of places) stamping.presence(place, place);
  for (const folder of new Set(folders)) stamping.folder(folder, `${folder}/`);
  if (hasLinks) return undefined;
  const stamps = stamping.finish();
  return { stamps, digest: digestOfStamps(stamps), newest: newestOf(stamps) };
}

/**
 * In milliseconds. A file that was changed so recently may change again with the same time: most disks record times to
 * the hundredth of a second, some only in steps of two seconds.
 */
const settling = { fine: 100, coarse: 2000 };

/**
 * Whether the scanned files can no longer change with the same time. `now`: by the clock of the disk, before the scan.
 */
export function isSettled({ newest }: Pick<InputScan, 'newest'>, now: number): boolean {
  return newest < now - (isCoarse(newest) ? settling.coarse : settling.fine);
}

/** In milliseconds. The clock of a disk advances in ticks, so it may lag by this much. */
const tick = 20;

/** How long to wait until `isSettled`, in milliseconds: 0 if it is already, or if the wait would be too long. */
export function untilSettled({ newest }: InputScan, now: number): number {
  const rest = newest + settling.fine - now;
  return isCoarse(newest) || rest < 0 || rest > settling.fine ? 0 : Math.ceil(rest) + tick;
}

function isCoarse(time: number): boolean {
  return time % 1000 === 0;
}
