/** `look` is finding out whether anything has changed since the last build. */
export type Stage = 'look' | 'read' | 'check' | 'plan' | 'render' | 'assets' | 'search' | 'inspect' | 'write';

/** What time is put down to. `page` is an address, `file` relative to the site's folder, `section` a kind of section. */
export type Measured = { kind: 'stage'; name: Stage } | { kind: 'section' | 'page' | 'file'; name: string };

/** Does the work and notes how long it took; `work` may be asynchronous. */
export type Measure = <Result>(what: Measured, work: () => Result) => Result;

/** How often something was done, and how long it took altogether. */
export type Time = { name: string; milliseconds: number; count: number };

/**
 * Where the time of a run went, longest first. Each moment belongs to one stage. The other lists overlap with the
 * stages: `sections` is what their templates took, `pages` is planning, rendering and writing, `files` is reading.
 */
export type Times = {
  stages: readonly Time[];
  sections: readonly Time[];
  pages: readonly Time[];
  files: readonly Time[];
};
