import { namesIn, replaceNames } from './name-grammar.ts';

/**
 * The name of the only value that a text consists of, even within a link: `{courses.oet-weekend.rating}`,
 * `[{site.contact.phone}](tel:{site.contact.phone})`. Without the value nothing is left of such a text.
 */
export function onlyName(text: string): string | undefined {
  const [only, ...others] = new Set(namesIn(text));
  if (only === undefined || others.length > 0) return undefined;
  const rest = replaceNames(text, () => '').replace(/\]\([^()\s]*\)/g, '');
  return /[\p{L}\p{N}]/u.test(rest) ? undefined : only;
}
