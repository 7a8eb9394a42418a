/** The pieces of a text around a place that a reader takes to be meant by an answer that isn't a whole value. */
export type Part = { from: number; to: number };

/** The likeliest first. `at`: the offset at which the message points. */
export function piecesAround(text: string, at: number, answer: string): Part[] {
  return [...sameLetters(text, at, answer), ...tagAt(text, at), wordAround(text, at)];
}

/**
 * Text with the letters and digits of the answer, in order and with nothing else between them but signs and spaces:
 * `equipment,, order` for `equipment, order`, `[our courses]/courses)` for `[our courses](/courses)`, an address that
 * the end of a line cuts in two. With and without the signs around it.
 */
function sameLetters(text: string, at: number, answer: string): Part[] {
  const letters = [...answer.matchAll(letter)].map(([sign]) => sign);
  if (letters.length === 0) return [];
  const start = Math.max(0, at - answer.length - reach);
  const found = [...text.slice(start, at + answer.length + reach).matchAll(letter)];
  return found.flatMap(({ index: first }, from) => {
    const last = found[from + letters.length - 1];
    const isSame = letters.every((sign, offset) => found[from + offset]?.[0] === sign);
    const end = start + (last?.index ?? 0) + (last?.[0].length ?? 0);
    if (!last || !isSame || at > end) return [];
    const bare = { from: Math.min(at, start + first), to: end };
    const signs = {
      before: answer.search(letter),
      after: /[^\p{L}\p{M}\p{N}]*$/u.exec(answer)?.[0].length ?? 0,
    };
    const wide = {
      from: Math.min(at, start + first - signsAt(text.slice(0, start + first), signs.before)),
      to: end,
    };
    return [{ ...wide, to: end + signsBehind(text.slice(end), signs.after) }, wide, bare];
  });
}

const letter = /[\p{L}\p{M}\p{N}]/gu;

/** In characters: a few signs more than the answer has. */
const reach = 5;

function signsAt(before: string, most: number): number {
  return Math.min(most, /[^\s\p{L}\p{M}\p{N}]*$/u.exec(before)?.[0].length ?? 0);
}

function signsBehind(after: string, most: number): number {
  return Math.min(most, /^[^\s\p{L}\p{M}\p{N}]*/u.exec(after)?.[0].length ?? 0);
}

/** The tag, and the element up to its closing tag. */
function tagAt(text: string, at: number): Part[] {
  const [tag, name] = /^<\/?([\w-]+)[^<>]*>/.exec(text.slice(at)) ?? [];
  if (tag === undefined) return [];
  const end = text.indexOf(`</${name}>`, at);
  const whole = end === -1 ? [] : [{ from: at, to: end + `</${name}>`.length }];
  return [...whole, { from: at, to: at + tag.length }];
}

/** The word or address, with all signs that belong to neither brackets nor quotation marks. */
function wordAround(text: string, at: number): Part {
  const outside = /[\s()[\]{}<>"“”]/;
  let [from, to] = [at, at];
  while (from > 0 && !outside.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && !outside.test(text.charAt(to))) to += 1;
  return { from, to };
}
