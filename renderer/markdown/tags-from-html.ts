/**
 * Raw HTML in plain Markdown, as the tag nodes that MDX has: one list of what is allowed judges both. Comments are
 * dropped. What is neither text nor a pair of tags stays `raw`, which is never printed as HTML.
 */
import type { Element, ElementContent, RootContent } from 'hast';
import { isHtmlElement } from '../../diagnostics/html-instead.ts';
import { writtenInline } from './allowed-elements.ts';
import { type HtmlToken, tokensOf } from './html-tokens.ts';

/** `text`: what the tree’s offsets refer to. `decode`: replaces entities. */
export type FromHtml = { text: string; decode: (text: string) => string };

/** Changes the tree, which nobody else has seen. */
export function withTags(nodes: readonly RootContent[], from: FromHtml, parent = ''): ElementContent[] {
  for (const node of nodes)
    if (node.type === 'element') node.children = withTags(node.children, from, node.tagName);
  const pieces = nodes.flatMap((node) => (node.type === 'raw' ? piecesOf(node, from) : pieceOf(node)));
  return built(pieces, partnersIn(pieces), { ...from, isFlow: !sentences.has(parent) });
}

/** Tags in these are part of a sentence; an item of a list may have no paragraph of its own. */
const sentences = new Set('p h1 h2 h3 h4 h5 h6 li td th em strong del a sup'.split(' '));

type Position = Element['position'];

type HtmlPiece = { node?: never; token: HtmlToken; position: Position };

/** A token of HTML, or a node that Markdown made. */
type Piece = HtmlPiece | { node: ElementContent; token?: never; position?: never };

/** Plain Markdown has no other nodes. */
function pieceOf(node: Exclude<RootContent, { type: 'raw' }>): Piece[] {
  return node.type === 'doctype' || node.type === 'mdxjsEsm' ? [] : [{ node }];
}

/** Each token is found in the source: in a quotation, the marks before its lines aren’t part of the HTML. */
function piecesOf({ value, position }: Extract<RootContent, { type: 'raw' }>, { text }: FromHtml): Piece[] {
  const start = position?.start.offset ?? 0;
  const written = text.slice(start, position?.end.offset ?? start);
  let at = 0;
  return tokensOf(value).map((token): Piece => {
    const [first = ''] = token.written.split('\n', 1);
    const found = Math.max(at, written.indexOf(first, at));
    at = found + token.written.length;
    return { token, position: position && spanOf(position, start + found, start + at) };
  });
}

/** Only offsets are ever asked for. */
function spanOf({ start, end }: NonNullable<Position>, from: number, to: number): NonNullable<Position> {
  return { start: { ...start, offset: from }, end: { ...end, offset: to } };
}

/** With more tags inside each other, the rest is left as it is, which the check refuses. */
const mostOpen = 200;

/** The index of the closing tag, by that of the opening one. */
function partnersIn(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: { name: string; index: number }[] = [];
  for (const [index, { token }] of pieces.entries()) {
    if (token?.kind === 'open' && !isVoid(token) && open.length < mostOpen)
      open.push({ name: nameOf(token.name), index });
    if (token?.kind !== 'close') continue;
    const at = open.findLastIndex(({ name }) => name === nameOf(token.name));
    const opening = open[at];
    if (!opening) continue;
    partners.set(opening.index, index);
    open.length = at;
  }
  return partners;
}

/** HTML knows no capital letters; components do. */
function nameOf(written: string): string {
  const lower = written.toLowerCase();
  return isHtmlElement(lower) ? lower : written;
}

type Building = FromHtml & { isFlow: boolean };

function built(
  pieces: readonly Piece[],
  partners: ReadonlyMap<number, number>,
  building: Building,
  [from, to]: readonly [number, number] = [0, pieces.length],
): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (let index = from; index < to; index += 1) {
    const piece = pieces[index];
    const end = partners.get(index);
    if (piece?.node) nodes.push(piece.node);
    else if (piece && end !== undefined) {
      const children = built(pieces, partners, building, [index + 1, end]);
      nodes.push(tagOf(piece, { children, closing: pieces[end] }, building));
      index = end;
    } else if (piece) nodes.push(...lonely(piece, building));
  }
  return nodes;
}

/** A tag without its partner. */
function lonely(piece: HtmlPiece, building: Building): ElementContent[] {
  const { token, position } = piece;
  if (token.kind === 'comment') return [];
  if (isVoid(token)) return [tagOf(piece, { children: [] }, building)];
  const value = token.kind === 'text' ? building.decode(token.written) : token.written;
  return [{ type: token.kind === 'text' ? 'text' : 'raw', value, ...(position && { position }) }];
}

function isVoid(token: HtmlToken): boolean {
  return token.kind === 'open' && voids.has(token.name.toLowerCase());
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function tagOf(
  { token, position }: HtmlPiece,
  { children, closing }: { children: ElementContent[]; closing?: Piece | undefined },
  { decode, isFlow }: Building,
): ElementContent {
  const { name: written, attributes } = { name: '', attributes: [], ...token };
  const name = nameOf(written);
  const end = closing?.position?.end ?? position?.end;
  return {
    type: isFlow || !writtenInline.has(name) ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: attributes.map(({ name, value }) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value === undefined ? null : decode(value),
    })),
    children,
    ...(position && end && { position: { start: position.start, end } }),
  };
}
