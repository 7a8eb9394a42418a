import { beginsTwice, meantAddress } from '../../../diagnostics/meant-address.ts';
import type { LinkProblem } from '../../../diagnostics/messages/check-references.ts';
import { leadingName, replaceNames } from '../../schema/name-grammar.ts';
import { hasWebHost } from '../../schema/web-address.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { rawValue } from './raw-value.ts';

/**
 * A link that begins with a `{reference}` is judged by the value behind it: a fact must not smuggle in a protocol. What
 * is filled in further on must not make another address of it either: `/{facts.path}` may become `//elsewhere`.
 */
export function judgeLink(written: string, document: Document, content: Content): LinkProblem | undefined {
  const leading = leadingName(written);
  const value = leading && rawValue(leading.name, document, content);
  if (leading && value === undefined) return { kind: 'form', name: leading.name };
  const filled = fillNames(written, { document, content, known: new Map() });
  const problem = leading
    ? judgeAddress(value + leading.rest)
    : hasSpacesAround(written)
      ? ({ kind: 'spaces' } as const)
      : judgeAddress(written);
  const found = problem ?? (filled === written ? undefined : judgePlain(asBrowsersRead(filled)));
  if (!found || !leading) return withPage(found, written, content);
  const meant = value === undefined ? undefined : contactLink(value, written);
  return { ...found, name: leading.name, ...(meant !== undefined && { meant }) };
}

/** How many values may name each other: no more are followed. */
const mostSteps = 8;
/** Characters of a value that names others: what an address begins with is among them. */
const longestValue = 2_000;

type Filling = { document: Document; content: Content; known: Map<string, string | undefined> };

/** Each value is filled in once: values that name each other many times would never come to an end. */
function fillNames(text: string, filling: Filling, steps = mostSteps): string {
  return replaceNames(text, (name) => {
    const key = `${steps} ${name}`;
    if (filling.known.has(key)) return filling.known.get(key);
    const value = rawValue(name, filling.document, filling.content);
    const whole = value === undefined || steps === 0 ? value : fillNames(value, filling, steps - 1);
    const filled = whole?.slice(0, longestValue);
    filling.known.set(key, filled);
    return filled;
  });
}

/** `mastering-assessment-station.mdx` is the file of a page, and `moving-handling` what the address of one ends with. */
function withPage(
  problem: LinkProblem | undefined,
  written: string,
  content: Content,
): LinkProblem | undefined {
  const [, name] = /^(?:\.{0,2}\/)*(?:[\w-]+\/)*([\w-]+)(?:\.(?:mdx?|ya?ml|html?))?$/.exec(written) ?? [];
  if (problem?.kind !== 'form' || name === undefined) return problem;
  const addresses = content.addresses();
  const own = name === written ? addresses.find((address) => address === `/${name}`) : undefined;
  const page = own ?? addresses.find((address) => address.endsWith(`/${name}`));
  return page === undefined ? problem : { ...problem, page };
}

/** The value behind a name is an email address or a phone number. */
function contactLink(value: string, written: string): string | undefined {
  const address = meantAddress(value);
  const protocol = address === undefined ? undefined : /^(?:mailto|tel):/.exec(address)?.[0];
  return protocol === undefined ? undefined : `${protocol}${written}`;
}

/** Visitors who press it are led astray where the site stands under a path: only what begins with a slash is of this site. */
function hasSpacesAround(written: string): boolean {
  return /^[ \t]+\S|\S[ \t]+$/.test(written);
}

function judgeAddress(written: string): LinkProblem | undefined {
  if (beginsTwice(written)) return { kind: 'twice' };
  const address = asBrowsersRead(written);
  const trimmed = written.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  const problem = judgePlain(address);
  if (address === trimmed) return problem;
  const onlySpaces = address === trimmed.replace(/ /g, '');
  return { kind: !problem && onlySpaces && /^(?:https?|mailto|tel):/i.test(address) ? 'spaces' : 'form' };
}

/** Browsers skip some of these, so `java\nscript:` would work. https://url.spec.whatwg.org/#concept-basic-url-parser */
function asBrowsersRead(written: string): string {
  return written.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
}

function judgePlain(address: string): LinkProblem | undefined {
  if (/^(\/(?!\/)|#)/.test(address) && !address.includes('\\')) return undefined;
  if (/^file:|^[a-z]:[\\/]|^\\\\/i.test(address)) return { kind: 'own-file' };
  if (
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i.test(address)
  )
    return { kind: 'own-server' };
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  const isWhole =
    protocol === 'mailto' || protocol === 'tel' ? address.length > protocol.length + 1 : hasWebHost(address);
  if (isWhole) return undefined;
  const isKnown = protocol === undefined || /^(?:mailto|tel|https?)$/.test(protocol);
  return { kind: isKnown ? 'form' : 'protocol' };
}
