import type { Place } from './place.ts';

/** The one safe answer to a problem: what stands in the file from `place` on (`from`), and what is to stand there instead. */
export type Fix = { place: Place; from: string; to: string };
