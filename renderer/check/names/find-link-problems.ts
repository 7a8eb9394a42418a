import { linkSchemes } from '../../../diagnostics/link-schemes.ts';
import { beginsTwice, meantAddress } from '../../../diagnostics/meant-address.ts';
import type { LinkProblem } from '../../../diagnostics/messages/check-references.ts';
import { asBrowsersRead, findAddressFault } from '../../schema/find-address-fault.ts';
import { leadingName, namesIn, replaceNames } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import { findContactLinkProblem } from '../contact/find-contact-link-problem.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { rawValue } from './raw-value.ts';
import { type StandIn, standIns } from './stand-ins.ts';

/**
 * Judges a link after filling in its names: a fact must not smuggle in a protocol, nor may `/{facts.path}` become
 * `//elsewhere`. On a page made once per entry, judges the link for each entry: if only some values are wrong, reports
 * each of those rather than the link.
 */
export function findLinkProblems(written: string, document: Document, content: Content): LinkProblem[] {
  const link: LinkInContent = { written, document, content };
  const entries = standIns(written, document, content).filter((standIn) => hasLeading(link, standIn));
  if (entries.length === 0) return [findProblemFilled(link) ?? []].flat();
  const found = entries.flatMap((standIn) => {
    const problem = findProblemFilled(link, standIn);
    return problem ? [{ problem, standIn }] : [];
  });
  const [first] = found;
  if (first && found.length === entries.length && found.every(({ problem }) => problem.kind === 'form'))
    return [first.problem];
  return found.map(({ problem: { kind }, standIn }) => ({ kind, value: valueBehind(link, standIn) }));
}

type LinkInContent = { written: string; document: Document; content: Content };

/** If an entry omits the value at the beginning of a link, that is computed, and judged when the page is built. */
function hasLeading({ written, document, content }: LinkInContent, standIn: StandIn): boolean {
  const leading = leadingName(written);
  return !leading || rawValue(leading.name, document, content, standIn) !== undefined;
}

function findProblemFilled(
  { written, document, content }: LinkInContent,
  standIn?: StandIn,
): LinkProblem | undefined {
  const leading = leadingName(written);
  const value = leading && rawValue(leading.name, document, content, standIn)?.text;
  if (leading && value === undefined) return { kind: 'form', name: leading.name };
  const filled = fillWithValues(written, { document, content, standIn });
  const problem = leading
    ? findWrittenProblem(value + leading.rest)
    : hasSpacesAround(written)
      ? ({ kind: 'spaces' } as const)
      : findWrittenProblem(written);
  const found = problem ?? (filled === written ? undefined : findValueProblem(filled, content, standIn));
  if (!found || !leading) return withPage(found, written, content);
  const meant = value === undefined ? undefined : contactLink(value, written);
  return { ...found, name: leading.name, ...(meant !== undefined && { meant }) };
}

/**
 * An email address or a number among the facts is judged there; a value in an entry is just a text until a link uses
 * it.
 */
function findValueProblem(filled: string, content: Content, standIn?: StandIn): LinkProblem | undefined {
  const fault = findAddressFault(filled);
  if (fault) return { kind: fault };
  if (!standIn) return undefined;
  const contact = findContactLinkProblem(filled, content.countryCode());
  const told = contact?.tell(locate(standIn.entry.source, []));
  return told?.severity === 'error' ? { kind: 'form' } : undefined;
}

/** The value of the entry that the link uses as an address. */
function valueBehind({ written, document, content }: LinkInContent, standIn: StandIn): LinkProblem['value'] {
  const name = namesIn(written).find((one) => one.startsWith(`${standIn.word}.`)) ?? '';
  const value = rawValue(name, document, content, standIn);
  const place = value ? locate(value.document.source, value.path) : locate(standIn.entry.source, []);
  return { place, address: fillWithValues(written, { document, content, standIn }) };
}

/** `mastering-assessment-station.mdx` is the file of a page, and `moving-handling` the last part of an address. */
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

/** If the value behind a name is an email address or a phone number, the link with its protocol. */
function contactLink(value: string, written: string): string | undefined {
  const address = meantAddress(value);
  const protocol = address === undefined ? undefined : /^(?:mailto|tel):/.exec(address)?.[0];
  return protocol === undefined ? undefined : `${protocol}${written}`;
}

/** Breaks the link if the site is served under a path: only addresses that begin with a slash are the site's own. */
function hasSpacesAround(written: string): boolean {
  return /^[ \t]+\S|\S[ \t]+$/.test(written);
}

function findWrittenProblem(written: string): LinkProblem | undefined {
  if (beginsTwice(written)) return { kind: 'twice' };
  const address = asBrowsersRead(written);
  const trimmed = written.replace(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '');
  const fault = findAddressFault(address);
  if (address === trimmed) return fault && { kind: fault };
  if (fault === 'protocol') return { kind: fault };
  const onlySpaces = address === trimmed.replace(/ /g, '');
  return {
    kind: !fault && onlySpaces && new RegExp(`^(?:${linkSchemes}):`, 'i').test(address) ? 'spaces' : 'form',
  };
}

/** The longest chain of values naming each other that is followed. */
const mostSteps = 8;

/** Characters kept of a filled-in value: enough to include the start of an address. */
const longestValue = 2_000;

type FillContext = { document: Document; content: Content; standIn?: StandIn | undefined };

/** A text with its names replaced by their values as written; computed ones stay in braces. */
function fillWithValues(text: string, filling: FillContext): string {
  return fill(text, { ...filling, known: new Map() }, mostSteps);
}

type ResolvedNames = Map<string, string | undefined>;

/** Each value is filled in once: values that name each other many times would take for ever. */
function fill(text: string, filling: FillContext & { known: ResolvedNames }, steps: number): string {
  const { document, content, standIn, known } = filling;
  return replaceNames(text, (name) => {
    const key = `${steps} ${name}`;
    if (known.has(key)) return known.get(key);
    const value = rawValue(name, document, content, standIn)?.text;
    const whole = value === undefined || steps === 0 ? value : fill(value, filling, steps - 1);
    const filled = whole?.slice(0, longestValue);
    known.set(key, filled);
    return filled;
  });
}
