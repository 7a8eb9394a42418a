/**
 * A prop of a component as written. `value` is the text between the quotes, entities included; `start` is its offset,
 * and `name` and `key` are the prop's name and the name's offset.
 */
export type WrittenProp = { name: string; key: number; value?: { text: string; start: number } };

const prop = /\s+([\w:.-]+)(?:(\s*=\s*)("[^"]*"|'[^']*'))?/gy;

/**
 * The props in the opening tag that begins at `start` of `text`, up to the first that isn't plain text. The compiler
 * keeps no positions for them.
 */
export function findProps(text: string, start: number): WrittenProp[] {
  const first = start + (/^<[\w.]*/.exec(text.slice(start))?.[0].length ?? 0);
  return [...text.slice(first).matchAll(prop)].map((match) => {
    const [written, name = '', equals = '', quoted] = match;
    const key = first + match.index + written.indexOf(name);
    if (quoted === undefined) return { name, key };
    return { name, key, value: { text: quoted.slice(1, -1), start: key + name.length + equals.length + 1 } };
  });
}
