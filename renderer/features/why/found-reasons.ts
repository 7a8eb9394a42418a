import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rebuild } from '../../model/rebuild.ts';
import type { BuildOptions } from '../../pipeline/built-site.ts';

/** `page`: the address of the page that is asked about; left out: all pages. */
export type ReasonsOptions = Pick<BuildOptions, 'root' | 'out' | 'base' | 'today' | 'drafts' | 'signal'> & {
  page?: string;
};

/**
 * `next`: what the next build would make; `last`: there is nothing to do, and the last one made this. `pages`: how many
 * the site has. `address`: of the page that was asked about.
 */
export type Reasons =
  | { kind: 'found'; build: 'next' | 'last'; rebuild: Rebuild; pages: number; address?: string }
  /** There is no such page. `meant`: the address that is most like it, if one is. */
  | { kind: 'unknown'; written: string; meant?: string; known: readonly string[] }
  /** The site has a mistake, so that nothing can be said. */
  | { kind: 'broken'; diagnostics: Diagnostic[] };
