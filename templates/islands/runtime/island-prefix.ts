import { createContext } from 'react';

/** Prefix of ids in this section or island, so that two of the same kind on one page don't share ids. */
export const IslandPrefix = createContext('');
