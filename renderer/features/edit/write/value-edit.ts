import type { Path } from '../../../../diagnostics/place.ts';

/**
 * A change of one value in a file. Paths lead from the top of the file, or of its front matter.
 *
 * - `set`: the value at `path`; it and the groups around it need not be there yet.
 * - `insert`: into a list; the last step of `path` is the position that the value is to have. `like`: the position of an
 *   item that it is a copy of, to be written as that is.
 * - `move`: an item of a list; `to` is the position that it is to have.
 * - `remove`: a field or an item.
 * - `replace`: in the text below the front matter, from `start` to `end` (offsets in the file’s text).
 *
 * `as`: how to write it rather than in any other way, if the result is the same.
 */
export type ValueEdit =
  | { kind: 'set'; path: Path; value: unknown; as?: TextChange }
  | { kind: 'insert'; path: Path; value: unknown; like?: number; as?: TextChange }
  | { kind: 'move'; path: Path; to: number; as?: TextChange }
  | { kind: 'remove'; path: Path; as?: TextChange }
  | { kind: 'replace'; start: number; end: number; text: string };

/** An edit of a value that has a path. */
export type PathEdit = Exclude<ValueEdit, { kind: 'replace' }>;

/** A change of a part of a text: of the one at `start`, or else of the only one. */
export type TextChange = { start: number; was: string; now: string };
