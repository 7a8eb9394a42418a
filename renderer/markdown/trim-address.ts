import type { Element, ElementContent, Text } from 'hast';
import { wordTable } from '../../diagnostics/word-table.ts';
import { otherStops } from '../../diagnostics/words/letters.ts';
import { wideSigns } from '../../diagnostics/words/wide-letters.ts';

/**
 * A bare address in a text ends before a quotation mark that follows it, and before the punctuation of the sentence:
 * the compiler knows straight marks only, and has made them typographic by then. `written` is the stretch of the
 * source. What isn't part of the address is returned as a separate text.
 */
export function trimAddress(link: Element, written: string): ElementContent[] {
  const [label, ...others] = link.children;
  const isBare = /^(https?:\/\/|www\.)/i.test(written) && others.length === 0 && label?.type === 'text';
  if (!isBare || /^[\x21-\x7e]*$/.test(label.value)) return [link];
  const address = written.slice(0, addressLength(written));
  const rest = label.value.slice(addressLength(label.value));
  const shown: Text = { ...label, value: address };
  const properties = { ...link.properties, href: finished(address) };
  const trimmed: Element = { ...link, properties, children: [shown] };
  return rest === '' ? [trimmed] : [trimmed, { type: 'text', value: rest }];
}

/**
 * Up to the first character that can't be in an address, without the marks that end a sentence and the closing brackets
 * of earlier ones. Source: https://github.github.com/gfm/#extended-autolink-path-validation
 */
function addressLength(text: string): number {
  let length = text.search(noAddress);
  if (length < 0) length = text.length;
  for (;;) {
    const address = text.slice(0, length);
    const last = address.at(-1) ?? '';
    if (!endsSentence.test(last) && !isLoose(address, last)) return length;
    length -= 1;
  }
}

const noAddress = new RegExp(String.raw`["<>“”„«»‹›\u2014\s${wideSigns}]`);
const endsSentence = new RegExp(`[?!.,:;*_~'‘’…،؛፣፤፥၊៕${otherStops}]`);

const openings = wordTable({ ')': '(', ']': '[' });

function isLoose(address: string, last: string): boolean {
  const opening = openings.get(last);
  return opening !== undefined && address.split(last).length > address.split(opening).length;
}

/** In the compiler's form: with a scheme, everything non-ASCII encoded. */
function finished(address: string): string {
  const whole = /^www\./i.test(address) ? `http://${address}` : address;
  return whole.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
