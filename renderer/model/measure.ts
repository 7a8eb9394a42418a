/** `look`: finding out whether anything has changed since the last build. */
export type Stage = 'look' | 'read' | 'check' | 'plan' | 'render' | 'assets' | 'search' | 'inspect' | 'write';

/**
 * What time is attributed to. `page` is an address, `file` is relative to the site's folder, `section` is a kind of
 * section.
 */
export type MeasuredWork =
  | { kind: 'stage'; name: Stage }
  | { kind: 'section' | 'page' | 'file'; name: string };

/** Does the work and records how long it took; `work` may be asynchronous. */
export type MeasureTime = <Result>(what: MeasuredWork, work: () => Result) => Result;

/** How often something was done, and how long it took in total. */
export type Time = { name: string; milliseconds: number; count: number };

/**
 * Where the time of a run went, longest first. Each moment belongs to one stage. The other lists overlap with the
 * stages: `sections` is the time in their templates, `pages` is planning, rendering and writing, `files` is reading.
 */
export type Times = {
  stages: readonly Time[];
  sections: readonly Time[];
  pages: readonly Time[];
  files: readonly Time[];
};
