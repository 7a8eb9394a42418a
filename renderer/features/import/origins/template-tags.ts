/**
 * The tags of a template language in a text: `{{< note >}}` of Hugo, `{% note %}` of Liquid and Nunjucks. A tag without
 * its end stands alone; whatever is between one and its end is given to whoever translates it.
 */

export type TemplateTag = {
  name: string;
  args: TagArguments;
  /** As it was written. */
  written: string;
  /** What is between it and its end, translated; undefined if it has no end. */
  inner: string | undefined;
  /** The same as it was written. */
  rawInner: string | undefined;
};

export type TagArguments = { listed: readonly string[]; named: ReadonlyMap<string, string>; text: string };

export type TagPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; rest: string; written: string }
  | { kind: 'close'; name: string; written: string };

export function replaceTags(pieces: readonly TagPiece[], replace: (tag: TemplateTag) => string): string {
  const ends = findEnds(pieces);
  const print = (from: number, to: number): string => {
    let text = '';
    for (let at = from; at < to; at += 1) {
      const piece = pieces[at];
      if (piece?.kind === 'text') text += piece.text;
      if (piece?.kind !== 'open') continue;
      const end = ends.get(at);
      const isPair = end !== undefined && end < to;
      const inner = isPair ? print(at + 1, end) : undefined;
      const rawInner = isPair
        ? pieces
            .slice(at + 1, end)
            .map(writtenOf)
            .join('')
        : undefined;
      text += replace({
        name: piece.name,
        args: readArguments(piece.rest),
        written: piece.written,
        inner,
        rawInner,
      });
      if (isPair) at = end;
    }
    return text;
  };
  return print(0, pieces.length);
}

function writtenOf(piece: TagPiece): string {
  return piece.kind === 'text' ? piece.text : piece.written;
}

/** For each tag that has an end: where that is. */
function findEnds(pieces: readonly TagPiece[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  const ends = new Map<number, number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'open') open.set(piece.name, [...(open.get(piece.name) ?? []), at]);
    if (piece.kind !== 'close') continue;
    const start = open.get(piece.name)?.pop();
    if (start !== undefined) ends.set(start, at);
  }
  return ends;
}

const token = /"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s,"'`=]+)|(=)/g;

/** `"a"` is listed; `name="a"` and `name: "a"` are named. */
function readArguments(text: string): TagArguments {
  const listed: string[] = [];
  const named = new Map<string, string>();
  let name: string | undefined;
  for (const [, double, single, ticked, plain, equals] of text.matchAll(token)) {
    const value = double ?? single ?? ticked ?? plain ?? '';
    if (equals !== undefined) name = listed.pop();
    else if (plain !== undefined && plain.length > 1 && plain.endsWith(':')) name = plain.slice(0, -1);
    else if (name === undefined) listed.push(value);
    else {
      named.set(name, value);
      name = undefined;
    }
  }
  return { listed, named, text };
}

/** A text cut at every pair of marks, so that each is looked for once. */
export function splitAtMarks(
  text: string,
  marks: readonly (readonly [open: string, close: string])[],
): { before: string; open: string; inside: string; written: string }[] {
  const parts: { before: string; open: string; inside: string; written: string }[] = [];
  let from = 0;
  while (from <= text.length) {
    const next = marks
      .map(([open, close]) => ({ open, close, at: text.indexOf(open, from) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    const end = next ? text.indexOf(next.close, next.at + next.open.length) : -1;
    if (!next || end < 0) break;
    const written = text.slice(next.at, end + next.close.length);
    parts.push({
      before: text.slice(from, next.at),
      open: next.open,
      inside: text.slice(next.at + next.open.length, end),
      written,
    });
    from = end + next.close.length;
  }
  parts.push({ before: text.slice(from), open: '', inside: '', written: '' });
  return parts;
}
