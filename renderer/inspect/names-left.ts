import type { Fact } from './facts.ts';

/**
 * The name of a value that was never filled in, whole or with one brace: `{courses.osce.price}`, `{count}`,
 * `{site.name`.
 */
const name = '[a-z][A-Za-z0-9-]*';
const dotted = String.raw`${name}(?:\.[A-Za-z0-9-]+)+`;
const left = new RegExp(
  String.raw`\{[ \t]*${name}(?:\.[A-Za-z0-9-]+)*[ \t]*\}|\{[ \t]*${dotted}|(?<![\w.-])${dotted}\}`,
  'g',
);

/** The names left in a text, with their braces. */
export function namesLeft(text: string): Fact[] {
  return (text.match(left) ?? []).map((found) => ({
    kind: 'name-left',
    name: found,
    text,
  }));
}

/** Their content is code, which may contain braces. */
const code = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template', 'textarea']);

export function isCode(element: string): boolean {
  return code.has(element);
}

const shown = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'] as const;

/** The attributes of an element that are read by visitors, or by programs for them. */
export function wordsOfElement(element: string, attributes: Readonly<Record<string, string>>): string[] {
  const words = shown.flatMap((attribute) => attributes[attribute] ?? []);
  if (element === 'meta' && attributes.content !== undefined) words.push(attributes.content);
  if ((element === 'input' || element === 'button') && attributes.value !== undefined)
    words.push(attributes.value);
  return words;
}
