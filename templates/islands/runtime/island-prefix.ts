import { createContext } from 'react';

/** What ids of this section or island start with, so that two of the same kind on one page don't share ids. */
export const IslandPrefix = createContext('');
