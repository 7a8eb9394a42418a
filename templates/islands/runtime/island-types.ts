import type { ComponentType } from 'react';

/** When an island's script is fetched and run. `interaction`: the first touch, hover, focus or key inside it. */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'interaction' | `after:${number}s`;

/** The default export of an `*.island.ts` file: takes over the markup that the server made. */
export type PlainIsland<Props extends object> = (element: HTMLElement, props: Props) => void;

/**
 * An island's entry in the registry: `{ component }` for React (`*.island.tsx`), `{}` for a plain one (`*.island.ts`).
 */
export type IslandEntry = { component?: ComponentType<never> };

/**
 * One use of an island on a page. `media`: only if this media query matches. `props`: JSON only. `at`: from where in a
 * template, by its stack, until it has been checked.
 */
export type IslandUse = { of: string; when: IslandMoment; media?: string; props: object; at?: Error };
