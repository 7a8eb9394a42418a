/**
 * One of several parts of a site that are built separately, possibly on several machines: `3/8` is number 3 of 8,
 * counted from 1.
 */
export type Shard = { number: number; count: number };
