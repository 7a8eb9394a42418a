import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as door from '../../renderer/site.ts';

/** The front door: the compiled one keeps values for later processes, that of the sources doesn't. */
export type SiteProgram = Pick<typeof door, 'buildSite' | 'createCache' | 'previewPages'>;

/** What a program would import of the package. It has to be compiled. */
export async function loadCompiled(repository: string): Promise<SiteProgram> {
  return await import(pathToFileURL(join(repository, 'lib/index.js')).href);
}
