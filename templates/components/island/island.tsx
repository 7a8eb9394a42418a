import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { IslandProps } from '../../../schemas/types.ts';
import type { IslandMoment, IslandUse } from '../../islands/runtime/island-types.ts';
import './island.css';

/**
 * Provided by the renderer: takes a use of an island and returns the number that marks its place in the markup. `island`
 * within an island.
 */
export const IslandCollector = createContext<((use: IslandUse) => number) | 'island' | undefined>(undefined);

type Props<Name extends string> = {
  of: Name;
  when: IslandMoment;
  media?: string;
  children?: ReactNode;
  /** Added by the renderer: its stack leads to the template. */
  at?: Error;
} & (Name extends keyof IslandProps ? OwnProps<IslandProps[Name]> : { props?: object });

/** Optional if the schema requires nothing. */
type OwnProps<Own extends object> = object extends Own ? { props?: Own } : { props: Own };

/**
 * A part of the page that a script takes over. `of` names a folder under `templates/islands`; `props` are those of its
 * schema. Plain islands bring their server markup as children; a React island is its own server markup.
 */
export function Island<Name extends string>(use: Props<Name>): ReactElement {
  const { of, when, media, props = {}, children, at } = use;
  const collect = useContext(IslandCollector);
  if (collect === 'island')
    throw new Error(`the island “${of}” is within an island of React, where none can be`);
  const noted = collect?.({ of, when, media, props, at });
  return createElement('site-island', { 'data-use': noted }, children);
}
