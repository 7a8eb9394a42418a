import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rebuild } from '../../model/rebuild.ts';
import type { BuildOptions } from '../../pipeline/built-site.ts';

/** `page`: the address of the page in question. Default: all pages. */
export type ReasonsOptions = Pick<BuildOptions, 'root' | 'out' | 'base' | 'today' | 'drafts' | 'signal'> & {
  page?: string;
};

/**
 * `next`: what the next build would make; `last`: there is nothing to do, and the last one made this. `pages`: how many
 * the site has. `address`: of the page in question.
 */
export type Reasons =
  | { kind: 'found'; build: 'next' | 'last'; rebuild: Rebuild; pages: number; address?: string }
  /** There is no such page. `meant`: the most similar address, if there is one. */
  | { kind: 'unknown'; written: string; meant?: string; known: readonly string[] }
  /** The site has errors, so nothing can be said. */
  | { kind: 'broken'; diagnostics: Diagnostic[] };
