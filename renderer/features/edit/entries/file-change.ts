/**
 * One of the site’s own files comes (`before` is undefined), goes (`after` is), or gets another text. Both with their
 * byte order mark.
 */
export type FileChange = { file: string; before?: string; after?: string };

/**
 * Changes as reading the site takes them, without byte order marks: each file with its new text, if it has one; these
 * texts by file, and the files that go.
 */
export function asRead(changes: readonly FileChange[]): {
  changed: readonly { file: string; after?: string }[];
  texts: ReadonlyMap<string, string>;
  gone: readonly string[];
} {
  const changed = changes.map(({ file, after }) => ({
    file,
    ...(after !== undefined && { after: after.replace(/^\uFEFF/, '') }),
  }));
  return {
    changed,
    texts: new Map(changed.flatMap(({ file, after }) => (after === undefined ? [] : [[file, after]]))),
    gone: changed.flatMap(({ file, after }) => (after === undefined ? [file] : [])),
  };
}
