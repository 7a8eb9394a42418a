import { linkSchemes } from '../../../diagnostics/link-schemes.ts';
import { beginsTwice, meantAddress } from '../../../diagnostics/meant-address.ts';
import type { LinkProblem } from '../../../diagnostics/messages/check-references.ts';
import { asBrowsersRead, judgeAddress } from '../../schema/judge-address.ts';
import { leadingName, namesIn } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import { judgeContactLink } from '../contact/judge-contact-link.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { fillWithValues } from './fill-with-values.ts';
import { rawValue } from './raw-value.ts';
import { type StandIn, standIns } from './stand-ins.ts';

/**
 * A link is judged by what becomes of it once its names have their values: a fact must not smuggle in a protocol, nor
 * may `/{facts.path}` become `//elsewhere`. On a page that is made once per entry each entry is asked: where only the
 * values of some are wrong, each of them is to blame, and not the link.
 */
export function judgeLink(written: string, document: Document, content: Content): LinkProblem[] {
  const link: Judged = { written, document, content };
  const entries = standIns(written, document, content).filter((standIn) => hasLeading(link, standIn));
  if (entries.length === 0) return [judgeFilled(link) ?? []].flat();
  const found = entries.flatMap((standIn) => {
    const problem = judgeFilled(link, standIn);
    return problem ? [{ problem, standIn }] : [];
  });
  const [first] = found;
  if (first && found.length === entries.length && found.every(({ problem }) => problem.kind === 'form'))
    return [first.problem];
  return found.map(({ problem: { kind }, standIn }) => ({ kind, value: valueBehind(link, standIn) }));
}

type Judged = { written: string; document: Document; content: Content };

/** What an entry leaves out at the beginning of a link is computed, and judged when the page is made. */
function hasLeading({ written, document, content }: Judged, standIn: StandIn): boolean {
  const leading = leadingName(written);
  return !leading || rawValue(leading.name, document, content, standIn) !== undefined;
}

function judgeFilled({ written, document, content }: Judged, standIn?: StandIn): LinkProblem | undefined {
  const leading = leadingName(written);
  const value = leading && rawValue(leading.name, document, content, standIn)?.text;
  if (leading && value === undefined) return { kind: 'form', name: leading.name };
  const filled = fillWithValues(written, { document, content, standIn });
  const problem = leading
    ? judgeWritten(value + leading.rest)
    : hasSpacesAround(written)
      ? ({ kind: 'spaces' } as const)
      : judgeWritten(written);
  const found = problem ?? (filled === written ? undefined : judgeValue(filled, content, standIn));
  if (!found || !leading) return withPage(found, written, content);
  const meant = value === undefined ? undefined : contactLink(value, written);
  return { ...found, name: leading.name, ...(meant !== undefined && { meant }) };
}

/** An email address or a number among the facts is judged where it is; what an entry says is a text until a link takes it. */
function judgeValue(filled: string, content: Content, standIn?: StandIn): LinkProblem | undefined {
  const fault = judgeAddress(filled);
  if (fault) return { kind: fault };
  if (!standIn) return undefined;
  const contact = judgeContactLink(filled, content.countryCode());
  const told = contact?.tell(locate(standIn.entry.source, []));
  return told?.severity === 'error' ? { kind: 'form' } : undefined;
}

/** The value of the entry that the link takes for an address. */
function valueBehind({ written, document, content }: Judged, standIn: StandIn): LinkProblem['value'] {
  const name = namesIn(written).find((one) => one.startsWith(`${standIn.word}.`)) ?? '';
  const value = rawValue(name, document, content, standIn);
  const place = value ? locate(value.document.source, value.path) : locate(standIn.entry.source, []);
  return { place, address: fillWithValues(written, { document, content, standIn }) };
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

function judgeWritten(written: string): LinkProblem | undefined {
  if (beginsTwice(written)) return { kind: 'twice' };
  const address = asBrowsersRead(written);
  const trimmed = written.replace(/^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/g, '');
  const fault = judgeAddress(address);
  if (address === trimmed) return fault && { kind: fault };
  if (fault === 'protocol') return { kind: fault };
  const onlySpaces = address === trimmed.replace(/ /g, '');
  return {
    kind: !fault && onlySpaces && new RegExp(`^(?:${linkSchemes}):`, 'i').test(address) ? 'spaces' : 'form',
  };
}
