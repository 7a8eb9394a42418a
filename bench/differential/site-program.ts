import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as door from '../../renderer/site.ts';

/** The public API: the compiled one caches values for later processes, the one from the sources doesn't. */
export type SiteProgram = Pick<typeof door, 'buildSite' | 'createCache' | 'previewPages'>;

/** Imports the package as a program would. It has to be compiled. */
export async function loadCompiled(repository: string): Promise<SiteProgram> {
  return await import(pathToFileURL(join(repository, 'lib/index.js')).href);
}
