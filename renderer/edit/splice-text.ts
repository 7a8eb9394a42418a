/** Replaces a text from `start` to `end` (offsets in UTF-16 units) with `text`. */
export type Splice = { start: number; end: number; text: string };

/** All other characters are unchanged. The splices must not overlap; their order doesn't matter. */
export function spliceText(text: string, splices: readonly Splice[]): string {
  const sorted = [...splices].sort((one, other) => one.start - other.start || one.end - other.end);
  let done = 0;
  const parts = sorted.map((splice) => {
    const part = text.slice(done, splice.start) + splice.text;
    done = splice.end;
    return part;
  });
  return parts.join('') + text.slice(done);
}
