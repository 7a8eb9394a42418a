/**
 * Hides notation of ours that the Markdown compiler would take for JavaScript, or for tags that are never closed,
 * behind the same number of neutral characters: references such as `{courses.osce-for-adults.price}`, in which `for` is
 * not a valid name; `<br>` and the like; a heading's own id, `{#fees}`.
 */

/** `reveal` restores the original notation in a text of the tree; if it is absent, the tree's texts are unchanged. */
export type Hidden = { text: string; reveal?: (text: string) => string };

export function hideNotation(text: string): Hidden {
  return hide(text, (clear) => hideIds(hideVoidTags(hideReferences(clear))));
}

/** For plain Markdown, which may have braces and `<br>`: hides references, so that they are found again, and ids. */
export function hideNames(text: string): Hidden {
  return hide(text, (clear) => hideIds(hideReferences(clear)));
}

function hide(text: string, hideIn: (clear: string) => string): Hidden {
  const isClear = text.search(anyHidden) < 0;
  const hidden = isClear ? hideIn(text) : text;
  if (hidden !== text) return { text: hidden, reveal };
  return text.includes('{') ? { text, reveal: showBraces } : { text };
}

const reference = /\{[ \t]*[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+[ \t]*\}/g;
/**
 * Letters of the Vai script replace the characters `-` to `z`: each is a valid name by itself, and of the same length.
 */
const firstLetter = 0xa500;
const hiddenLetter = /[\uA500-\uA54D]/g;
/** A hidden reference, and what is between its braces. */
export const hiddenNames = /\{([ \t]*[\uA500-\uA54D]+[ \t]*)\}/g;
const shift = firstLetter - '-'.charCodeAt(0);

/** The next letters: each is the name of an element without content, so that `<br>` is as long as its stand-in. */
const voidTags = [
  ['br', '\uA54E'],
  ['BR', '\uA54F'],
  ['Br', '\uA550'],
  ['hr', '\uA551'],
  ['HR', '\uA552'],
  ['Hr', '\uA553'],
] as const;
const hiddenTag = /<([\uA54E-\uA553])([ \t]*)\/>/g;

/** Letters of no script, for the braces around a heading's own id. */
const idBraces = { open: '\uE0F0', close: '\uE0F1' };

const anyHidden = /[\uA500-\uA553\uE0F0\uE0F1]/;

function hideReferences(text: string): string {
  if (!text.includes('{')) return text;
  return text.replace(reference, (written) =>
    written.replace(/[^{}\s]/g, (letter) => shiftLetter(letter, shift)),
  );
}

function shiftLetter(letter: string, by: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + by);
}

function hideVoidTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(/<([bh]r)([ \t]*)>/gi, (written, tag: string, gap: string) => {
    const letter = voidTags.find(([name]) => name === tag)?.[1];
    return letter === undefined ? written : `<${letter}${gap}/>`;
  });
}

/** The original name of a hidden tag in the tree, such as `br`. */
export function voidTagOf(name: string): string | undefined {
  return voidTags.find(([, letter]) => letter === name)?.[0].toLowerCase();
}

function hideIds(text: string): string {
  if (!text.includes('{#')) return text;
  return text.replace(
    /^([ \t>]*#{1,6}[ \t].*)\{(#[^{}\n]*)\}(?=[ \t\r]*$)/gm,
    (_, before: string, id: string) => `${before}${idBraces.open}${id}${idBraces.close}`,
  );
}

/** The id at the end of a heading’s last text, and the text before it. */
export function splitId(text: string): { text: string; id: string } | undefined {
  const found = /\uE0F0#([^\uE0F0\uE0F1]*)\uE0F1[ \t]*$/.exec(text);
  if (!found) return undefined;
  return { text: text.slice(0, found.index).replace(/(?<![ \t])[ \t]+$/, ''), id: found[1] ?? '' };
}

function reveal(text: string): string {
  return showBraces(text)
    .replace(hiddenTag, (_, letter: string, gap: string) => {
      const tag = voidTags.find(([, one]) => one === letter)?.[0] ?? '';
      return `<${tag}${gap}>`;
    })
    .replaceAll(idBraces.open, '{')
    .replaceAll(idBraces.close, '}')
    .replace(hiddenLetter, (letter) => shiftLetter(letter, -shift));
}

/** The compiler percent-encodes braces and hidden letters in addresses. A name begins with a letter: `%7B2025` is none. */
export function showBraces(text: string): string {
  return text.includes('%7B')
    ? text.replace(encodedReference, (_, inner) => `{${decodeURIComponent(inner)}}`)
    : text;
}

const encodedReference = /%7B(?=%EA|[A-Za-z])((?:%EA%9[45]%[89AB][0-9A-F]|[A-Za-z0-9_.-])+)%7D/g;
