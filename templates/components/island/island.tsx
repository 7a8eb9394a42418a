import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { IslandProps } from '../../../schemas/types.ts';
import type { IslandMoment, IslandUse } from '../../islands/runtime/island-types.ts';
import './island.css';

/** Provided by the renderer: takes a use of an island and returns the number that marks its place in the markup. */
export const IslandCollector = createContext<((use: IslandUse) => number) | undefined>(undefined);

type Props<Name extends string> = {
  of: Name;
  when: IslandMoment;
  media?: string;
  children?: ReactNode;
} & (Name extends keyof IslandProps ? OwnProps<IslandProps[Name]> : { props?: object });

/** Optional if the schema requires nothing. */
type OwnProps<Own extends object> = object extends Own ? { props?: Own } : { props: Own };

/**
 * A part of the page that a script takes over. `of` names a folder under `templates/islands`; `props` are those of its
 * schema. Plain islands bring their server markup as children; a React island is its own server markup.
 */
export function Island<Name extends string>(use: Props<Name>): ReactElement {
  const { of, when, media, props = {}, children } = use;
  const collect = useContext(IslandCollector);
  const noted = collect?.({ of, when, media, props });
  return createElement('site-island', { 'data-use': noted }, children);
}
