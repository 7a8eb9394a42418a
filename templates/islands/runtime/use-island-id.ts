import { useContext } from 'react';
import { IslandPrefix } from './island-prefix.ts';

/**
 * An element id, unique on the page, equal on the server and in the browser, in React and in Preact (React's own
 * `useId` is not). `name` is unique within its island: `useIslandId('email-hint')`.
 */
export function useIslandId(name: string): string {
  const prefix = useContext(IslandPrefix);
  return prefix ? `${prefix}-${name}` : name;
}
