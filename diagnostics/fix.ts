import type { Place } from './place.ts';

/** The one safe answer to a problem: the text in the file from `place` on (`from`), and its replacement. */
export type Fix = { place: Place; from: string; to: string };
