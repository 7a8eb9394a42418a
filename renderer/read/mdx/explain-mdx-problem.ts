import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { isHtmlElement } from '../../../diagnostics/html-instead.ts';
import { markdownExcess, rawHtml, unknownComponent } from '../../../diagnostics/messages/check-markdown.ts';
import { attributesInText, notATag, voidTagClosed } from '../../../diagnostics/messages/markdown-notation.ts';
import * as messages from '../../../diagnostics/messages/read-mdx.ts';
import {
  addressInBrackets,
  attributeQuotes,
  mdxComment,
  mdxExpression,
  mdxFormula,
  mdxSyntax,
} from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { shippedComponents, voidElements, writtenElements } from '../../markdown/allowed-elements.ts';
import type { MdxProblem } from '../../markdown/parse-markdown.ts';

/** Explains the editor's mistake, by the Markdown compiler's message and the text at which it stopped. */
export function explainMdxProblem({ message, excess }: MdxProblem, place: Place, text: string): Diagnostic {
  if (excess) return markdownExcess(place, excess);
  const line = text.split('\n')[place.line - 1] ?? '';
  const at = line.slice(place.column - 1);
  if (message.includes('closing brace'))
    return messages.mdxBraceOpen(place, /^\{\s*([a-z]\w*(?:\.\w[\w-]*)+)/.exec(at)?.[1]);
  if (message.includes('parse expression')) return explainBraces(line, openingBrace(line, place));
  if (at.startsWith('<!')) return mdxComment(place);
  if (message.includes('Unexpected closing tag')) return explainClosing(place, tagName(at), text);
  if (message.includes('Expected a closing tag')) return explainOpening(place, at, text);
  const address = /^<((?:https?:\/\/|mailto:|www\.)[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i.exec(at)?.[1];
  if (address !== undefined) return addressInBrackets(place, { address: address.replace(/^mailto:/i, '') });
  const prop =
    /^<[A-Z]\w*(?:\s+[\w-]+="[^"<>]*")*\s+([\w-]+)\s*=\s*([“”„‘’][^“”"<>]*[“”"’]|[^\s"'{<>=](?:[^"'<>{}]*[^\s"'<>{}/])?)\s*\/?>/.exec(
      at,
    );
  if (prop?.[1] && prop[2])
    return attributeQuotes(
      { ...place, column: place.column + prop[0].lastIndexOf(prop[2]) },
      { name: prop[1], value: prop[2].replace(/[“”„‘’"]/g, '') },
    );
  if (message.includes('after `<`') || at.startsWith('<')) return messages.mdxLessThan(place, meantTag(at));
  return mdxSyntax(place);
}

/** The correct tag for one with a slip in it: `<\\Callout>`, or a missing `>` or quotation mark at its end. */
function meantTag(at: string): string | undefined {
  const closing = /^<\\([A-Z]\w*)>/.exec(at)?.[1];
  if (closing !== undefined) return `</${closing}>`;
  const attributes = /^<[A-Z]\w*(?:\s+[\w-]+="[^"<>]*")*/.exec(at)?.[0];
  if (attributes === undefined) return undefined;
  const rest = at.slice(attributes.length).trimEnd();
  if (rest === '' || rest === '/') return `${attributes}${rest === '' ? '>' : ' />'}`;
  const [, open] = /^(\s+[\w-]+="[^"<>]*)>$/.exec(rest) ?? [];
  return open === undefined ? undefined : `${attributes}${open}">`;
}

function tagName(tag: string): string | undefined {
  return /^<\/?([A-Za-z][\w.-]*)/.exec(tag)?.[1];
}

function explainClosing(place: Place, name: string | undefined, text: string): Diagnostic {
  const isVoid = name !== undefined && voidElements.has(name.toLowerCase());
  if (isVoid) return voidTagClosed(place, name.toLowerCase());
  const lines = text.split('\n').slice(0, place.line - 1);
  const open = openComponents(lines);
  const only = open.length === 1 ? open[0] : undefined;
  const near = name === undefined ? undefined : nearest(name, open);
  const misspelt = name !== undefined && shippedComponents.has(name) && misspeltOpening(name, near, lines);
  if (misspelt)
    return unknownComponent({ ...place, ...misspelt.at }, { name: misspelt.name, meant: name, known: [] });
  return messages.mdxTagClose(place, name, near ?? (name === undefined ? undefined : only));
}

/** `<Calout>` or `<callout>`, meant to open what `</Callout>` closes: the last one in these lines. */
function misspeltOpening(name: string, near: string | undefined, lines: readonly string[]) {
  const written = near ?? name.toLowerCase();
  if (shippedComponents.has(written)) return undefined;
  const tag = new RegExp(`^\\s*<${written}\\b`);
  const index = lines.findLastIndex((line) => tag.test(line));
  const column = (lines[index]?.indexOf('<') ?? -1) + 1;
  return index < 0 ? undefined : { name: written, at: { line: index + 1, column } };
}

/** The components that the lines open and don't close, the last first. */
function openComponents(lines: readonly string[]): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of lines
    .join('\n')
    .matchAll(/^[ \t]*<(\/?)([A-Z]\w*)(?:\s[^<>]*)?(?<!\/)>[ \t]*$/gm)) {
    if (slash === '') open.unshift(name);
    else if (open.includes(name)) open.splice(open.indexOf(name), 1);
  }
  return open;
}

/** Explains a tag that is never closed: of a component or allowed element, of forbidden HTML, or no tag at all. */
function explainOpening(place: Place, at: string, text: string): Diagnostic {
  const written = /^<[^<>]*>?/.exec(at)?.[0] ?? '';
  const name = tagName(at);
  if (name === undefined || writtenElements.has(name)) return messages.mdxTagOpen(place, name);
  if (isHtmlElement(name.toLowerCase())) return rawHtml(place, written);
  const isComponent = /^[A-Z][A-Za-z0-9]*[a-z]/.test(name) && /^<\w+(\s+[\w-]+=|\s*\/?>|\s*$)/.test(written);
  if (!isComponent) return notATag(place, written);
  const lines = text.split('\n');
  const slip = lines.findIndex((line) => line.trim() === `<\\${name}>`);
  if (slip >= 0) return messages.mdxLessThan({ ...place, line: slip + 1, column: 1 }, `</${name}>`);
  const again = openedAgain(name, place, lines);
  return again ? messages.mdxTagOpen(again.closing, name, again.first) : messages.mdxTagOpen(place, name);
}

/** An open component that is opened again, by its bare name on a line of its own, which was meant to close it. */
function openedAgain(
  name: string,
  place: Place,
  lines: readonly string[],
): { first: Place; closing: Place } | undefined {
  const tags = lines.flatMap((line, index) =>
    new RegExp(`^</?${name}(?=[\\s/>])`).test(line) ? [{ line: index + 1, written: line.trim() }] : [],
  );
  const isBare = new RegExp(`^<${name}\\s*/?>$`);
  const closing = tags.findIndex(
    ({ written }, index) => isBare.test(written) && tags[index - 1]?.written.startsWith(`<${name}`),
  );
  const [first, second] = [tags[closing - 1], tags[closing]];
  if (!first || !second || tags[closing + 1]?.written.startsWith('</')) return undefined;
  return {
    first: { ...place, line: first.line, column: 1 },
    closing: { ...place, line: second.line, column: 1 },
  };
}

/** The compiler points into the braces; the brace itself is easier to find. */
function openingBrace(line: string, place: Place): Place {
  const brace = line.lastIndexOf('{', place.column - 1);
  return brace === -1 ? place : { ...place, column: brace + 1 };
}

function explainBraces(line: string, place: Place): Diagnostic {
  if (/(\\[a-zA-Z]+|[_^])$/.test(line.slice(0, place.column - 1)) && line.includes('$'))
    return mdxFormula({ ...place, column: line.lastIndexOf('$', place.column) + 1 });
  const written = /^\{:?\s*([#.][^{}]*)\}/.exec(line.slice(place.column - 1))?.[1];
  return written === undefined ? mdxExpression(place) : attributesInText(place, written.trim());
}
