import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { IslandMoment, IslandUse } from '../../islands/runtime/island-types.ts';
import './island.css';

/** The renderer's hand: it takes a use of an island and answers with the number that marks its place in the markup. */
export const IslandCollector = createContext<((use: IslandUse) => number) | undefined>(undefined);

type Props = { of: string; when: IslandMoment; media?: string; props?: object; children?: ReactNode };

/**
 * A part of the page that a script takes over. `of` names a folder under `templates/islands`.
 * Plain islands bring their server markup as children; a React island is its own server markup.
 */
export function Island({ of, when, media, props = {}, children }: Props): ReactElement {
  const collect = useContext(IslandCollector);
  const use = collect?.({ of, when, media, props });
  return createElement('site-island', { 'data-use': use }, children);
}
