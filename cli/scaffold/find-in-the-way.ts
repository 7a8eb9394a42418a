import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { cloneInTheWay, cloneIntoFile, cloneIntoItself } from '../../diagnostics/messages/command.ts';

/**
 * The reason why a clone can't be written: `folder` is absolute, `target` as typed. `sites`: the folders of the cloned
 * sites, absolute and without links.
 */
export function findInTheWay(
  folder: string,
  target: string,
  sites: readonly string[],
): Diagnostic | undefined {
  const real = realPathOf(folder);
  const site = sites.find((one) => real === one || real.startsWith(one + path.sep));
  if (site !== undefined) return cloneIntoItself(target, besideOf(site));
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return cloneIntoFile(target);
  const [name] = readdirSync(folder);
  return name === undefined ? undefined : cloneInTheWay(target, name);
}

/** A suitable folder, relative to the working folder. */
function besideOf(site: string): string {
  return path.relative(process.cwd(), `${site}-clone`) || '../clone';
}

/** The folder may not exist yet. */
function realPathOf(folder: string): string {
  const above = path.dirname(folder);
  if (existsSync(folder)) return realpathSync(folder);
  return above === folder ? folder : path.join(realPathOf(above), path.basename(folder));
}
