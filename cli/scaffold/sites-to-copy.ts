import path from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** The complete sites for `site init --example`. */
export const exampleNames = ['academy', 'clinic'] as const;
export type ExampleName = (typeof exampleNames)[number];

/** A site that ships with the program: `names` are the files and folders of `folder` that belong to it. */
export type SiteToCopy = { folder: string; names: readonly string[] };

/** The small starter, or a complete example. The academy is the site in the root of the package, among much else. */
export function findSiteToCopy(example?: ExampleName): SiteToCopy {
  const own = ['site.yaml', 'content', 'schemas', 'templates', 'kinds', 'data'];
  if (example === 'academy') return { folder: packageFolder(), names: ['site.yaml', 'content'] };
  const folder = example === undefined ? 'starter' : path.join('examples', example);
  return { folder: path.join(packageFolder(), folder), names: own };
}
