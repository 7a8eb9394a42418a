import { isLoadable, isPrintable } from '../schema/printable-address.ts';
import type { Fact } from './facts.ts';
import { filesOfElement } from './files-of-element.ts';
import { namesLeft, wordsOfElement } from './names-left.ts';

type Attributes = Readonly<Record<string, string>>;

const idLists = new Set([
  ...['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage'],
  ...['aria-flowto', 'aria-labelledby', 'aria-owns', 'for', 'form', 'headers', 'list'],
  ...['commandfor', 'popovertarget'],
]);

/** The facts in an element's name and attributes alone. Called for every element of every page: most have none. */
export function factsOfElement(name: string, attributes: Attributes): readonly Fact[] {
  const facts: Fact[] = [];
  let hasBraces = false;
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? '';
    hasBraces ||= value.includes('{') || value.includes('}');
    if (attribute === 'id') facts.push({ kind: 'id', id: value });
    else if (idLists.has(attribute)) {
      for (const id of value.split(/\s+/)) if (id) facts.push({ kind: 'reference', attribute, id });
    }
  }
  for (const address of filesOfElement(name, attributes)) {
    facts.push({ kind: 'file', address });
    const mayBe = documentElements.has(name) ? isPrintable : isLoadable;
    if (!mayBe(address)) facts.push({ kind: 'address-refused', printed: address, address });
  }
  for (const attribute of leadingAttributes) {
    const address = attributes[attribute];
    const mayBe = attribute === 'href' && fileElements.has(name) ? isLoadable : isPrintable;
    if (address !== undefined && !mayBe(address))
      facts.push({ kind: 'address-refused', printed: address, address });
  }
  const href = destinationOf(name, attributes);
  if (href !== undefined) facts.push({ kind: 'link', href });
  if (name === 'img' && attributes.alt === undefined)
    facts.push({ kind: 'picture-without-alt', address: attributes.src ?? '' });
  if (hasBraces) for (const words of wordsOfElement(name, attributes)) facts.push(...namesLeft(words));
  return facts;
}

/** Elements that load a page or run code. */
const documentElements = new Set(['embed', 'iframe', 'object', 'script']);

/** Attributes with a target address, on any element. */
const leadingAttributes = ['action', 'data-href', 'formaction', 'href', 'xlink:href'] as const;

/** Elements whose `href` is a file that they load. */
const fileElements = new Set(['image', 'link', 'use']);

/** A GET form ends on a page, as a link does; the target of a POST need not be a page. */
function destinationOf(name: string, attributes: Attributes): string | undefined {
  if (name === 'a' || name === 'area') return attributes.href;
  if (name === 'form' && (attributes.method ?? 'get').toLowerCase() === 'get') return attributes.action;
  return undefined;
}
