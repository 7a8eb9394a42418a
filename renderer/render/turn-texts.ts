import { ownProperty } from '../../diagnostics/own-property.ts';
import type { PlannedPage } from '../model/plan.ts';
import type { Templates } from './assemble-templates.ts';
import { isolateLeftToRight } from './isolate-left-to-right.ts';
import { markForeign } from './mark-foreign.ts';

/** The markup of a page that mixes directions: each text gets its own. Other pages are unchanged. */
export function turnTexts(
  html: string,
  { head, foreign }: Pick<PlannedPage, 'head' | 'foreign'>,
  { module }: Pick<Templates, 'module'>,
): string {
  const isHydrated = (island: string) => ownProperty(module.islands, island)?.component !== undefined;
  const told = foreign ? markForeign(html, foreign, isHydrated) : html;
  return head.direction === 'rtl' ? isolateLeftToRight(told, isHydrated) : told;
}
