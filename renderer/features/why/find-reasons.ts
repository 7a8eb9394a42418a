import type { Reasons, ReasonsOptions } from './found-reasons.ts';

export type {
  ChangedRead,
  ReasonForAll,
  ReasonForPage,
  Rebuild,
  RebuiltPage,
  TemplatePart,
  Way,
} from '../../model/rebuild.ts';
export type { Reasons, ReasonsOptions } from './found-reasons.ts';

/** Why the next build would rebuild pages; if there is nothing to do, why the last one did. Nothing is written. */
export async function findReasons(options: ReasonsOptions): Promise<Reasons> {
  const { runFindReasons } = await import('./run-find-reasons.ts');
  return runFindReasons(options);
}
