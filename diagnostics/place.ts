/**
 * A point in a source file. `file` is relative to the site's folder, with forward slashes; line and column count from 1
 * (UTF-16 units).
 */
export type Place = { file: string; line: number; column: number };

/** Keys and list positions from the top of a document to a value. */
export type Path = readonly (string | number)[];
