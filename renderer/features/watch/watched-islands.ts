import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type DevelopedIslands, developIslands } from '../../render/develop-islands.ts';
import { type Cache, openCache } from '../../warm/open-cache.ts';
import type { LoadedTemplates } from '../../warm/site-cache.ts';
import { type BrowserFailure, explainBrowserFailure } from './explain-browser-failure.ts';

/** The islands of the last build, for developers: what a browser gets in `site watch`, and what it says of them. */
export type WatchedIslands = {
  /** The script to send in place of a file of the output, relative to it; undefined for any other file. */
  instead: (output: string) => Promise<string | undefined>;
  /** A script below the address that they were opened with. */
  script: (path: string) => Promise<string | undefined>;
  /** A failure in a browser as a problem of the site's own file; undefined if the site's scripts aren't involved. */
  explain: (failure: BrowserFailure) => Promise<Diagnostic | undefined>;
};

/** `base`: the address of the scripts, with a final slash. They are bundled when the first is asked for. */
export function openWatchedIslands(cache: Cache, base: string): WatchedIslands {
  let made: { from: LoadedTemplates; islands: Promise<DevelopedIslands | undefined> } | undefined;
  const current = async (): Promise<DevelopedIslands | undefined> => {
    const { loaded } = openCache(cache).templates;
    if (!loaded) return undefined;
    const { templates, folders, runtime } = loaded;
    if (made?.from !== loaded)
      made = { from: loaded, islands: developIslands(folders, templates.islands, { runtime, base }) };
    return made.islands;
  };
  return {
    instead: async (output) => {
      const name = output.startsWith('assets/') ? output.slice('assets/'.length) : undefined;
      return name === undefined ? undefined : (await current())?.published.get(name);
    },
    script: async (path) => (await current())?.scripts.get(path),
    explain: async (failure) => explainBrowserFailure(failure, { base, scripts: (await current())?.scripts }),
  };
}
